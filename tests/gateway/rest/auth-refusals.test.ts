import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heedRefusals } from '../../../gateway/rest/auth-refusals.ts';
import { ShopError } from '../../../gateway/errors/shop-error.ts';
import { refusalOf } from '../../../gateway/rest/outcomes.ts';
import { answering, CALLER_TOKEN } from '../../support/answers.ts';
import { stubRest } from '../../support/rest.ts';

/** What an answer becomes behind `heedRefusals`, read and sent, and how often the session was said to be over. */
async function heeded(status: number, body: unknown) {
  let expired = 0;
  const { rest, asked } = answering(status, body);
  const heeding = heedRefusals(rest, () => (expired += 1));
  const results = await Promise.allSettled([
    heeding.get('/api/x', { a: 1 }),
    heeding.send('PATCH', '/api/x', { b: 2 }),
  ]);
  return { results, expired, asked };
}

describe('an answer that refuses', () => {
  test.each([
    [401, 'Please login first', 'UNAUTHENTICATED', 0],
    [401, 'Invalid token', 'UNAUTHENTICATED', 0],
    [401, 'Token expired', 'TOKEN_EXPIRED', 2],
    [403, 'You are not authorized', 'FORBIDDEN', 0],
  ])('%i "%s" becomes %s', async (status, message, code, timesExpired) => {
    const { results, expired } = await heeded(status, { message });
    for (const result of results) {
      const reason: unknown = result.status === 'rejected' ? result.reason : undefined;
      expect(reason).toBeInstanceOf(ShopError);
      expect(reason).toMatchObject({ extensions: { code, retryable: false } });
    }
    expect(expired).toBe(timesExpired);
  });
});

describe('any other answer', () => {
  test.each([
    [401, { msg: 'Invalid old password' }],
    [401, { message: 'You are not authorized to get this order' }],
    [400, { message: 'Token expired' }],
    [200, { message: 'Please login first' }],
    [401, undefined],
    [403, { message: 'Cannot remove a delivered order' }],
  ])('such as %i %j goes through untouched', async (status, body) => {
    const { results, expired, asked } = await heeded(status, body);
    for (const result of results) expect(result).toEqual({ status: 'fulfilled', value: { status, body } });
    expect(asked).toEqual([
      ['GET /api/x', { a: 1 }],
      ['PATCH /api/x', { b: 2 }],
    ]);
    expect(expired).toBe(0);
  });

  test('of any kind goes through as the same object', async () => {
    const answer = fc.record({ status: fc.constantFrom(200, 401, 403, 404, 500), body: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        fc.pre(refusalOf(given) === undefined);
        const rest = heedRefusals(stubRest({ get: async () => given, send: async () => given }), () => {
          throw new Error('No session is over.');
        });
        expect(await rest.get('/api/x')).toBe(given);
        expect(await rest.send('POST', '/api/x')).toBe(given);
      }),
    );
  });

  test('that failed keeps its error, and the rest of the upstream is as it was', async () => {
    const gone = new ShopError('UPSTREAM_TIMEOUT', 'Too slow.');
    const noted: string[] = [];
    const rest = heedRefusals(
      stubRest({
        token: CALLER_TOKEN,
        get: () => Promise.reject(gone),
        send: () => Promise.reject(gone),
        noteUnknown: (operation) => void noted.push(operation),
      }),
      () => undefined,
    );
    await expect(rest.get('/api/x')).rejects.toBe(gone);
    await expect(rest.send('POST', '/api/x')).rejects.toBe(gone);
    rest.noteUnknown('login', 400, 'Hm');
    expect(noted).toEqual(['login']);
    expect(rest.token).toBe(CALLER_TOKEN);
  });
});
