import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { userMessage } from '../../../web/src/apollo/user-message.ts';
import { LoadingError } from '../../../web/src/lib/load-code.ts';

const withCode = (code?: string) => {
  const errors = [{ message: 'read ECONNRESET 10.0.0.7', extensions: { code } }];
  return new CombinedGraphQLErrors({ errors }, errors);
};
const withStatus = (status: number) =>
  new ServerError('technical', { bodyText: '', response: new Response(null, { status }) });

test.each([
  [withCode('UPSTREAM_UNAVAILABLE'), /cannot be reached/],
  [withCode('UPSTREAM_TIMEOUT'), /too long/],
  [withCode('UPSTREAM_BAD_RESPONSE'), /^Something went wrong$/],
  [withCode('BAD_USER_INPUT'), /change it/],
  [withCode('INTERNAL_SERVER_ERROR'), /^Something went wrong$/],
  [withCode(), /^Something went wrong$/],
  [withStatus(429), /wait a moment/],
  [withStatus(503), /cannot be reached/],
  [withStatus(500), /^Something went wrong$/],
  [new LoadingError('none', new TypeError('Failed to fetch')), /cannot be reached/],
  [new LoadingError('cut', new TypeError('network error')), /broke off/],
  [new LoadingError('code', new TypeError('Importing a module script failed.')), /did not load/],
  [new TypeError("Cannot read properties of undefined (reading 'items')"), /^Something went wrong$/],
  [new Error('anything'), /^Something went wrong$/],
  [undefined, /^Something went wrong$/],
])('%s is told in words for people', (error, text) => {
  expect(userMessage(error)).toMatch(text);
  expect(userMessage(error)).not.toContain('ECONNRESET');
});

test.each(['none', 'cut'] as const)('in a browser that is offline, it is told as that (%s)', (kind) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(userMessage(new LoadingError(kind, undefined))).toMatch(/offline/);
});
