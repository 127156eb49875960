import { describe, expect, test } from 'vitest';
import { ShopError } from '../../../gateway/errors/shop-error.ts';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { throwOnAuthRefusal } from '../../../gateway/rest/read-outcome.ts';
import { alwaysAnswers } from '../../support/http.ts';
import { talkTo } from '../../support/talk-to.ts';

const READ = endpoint('GET /api/x');
const CHANGE = endpoint('PATCH /api/x');

/** The results of a read and a change that get this answer, and how often the token was reported as expired. */
async function called(status: number, body: unknown) {
  let expired = 0;
  await using api = await talkTo(alwaysAnswers(status, body));
  const rest = api.client.bind({
    requestId: 'test-request',
    onAnswer: (answer) => throwOnAuthRefusal(answer, () => (expired += 1)),
  });
  const results = await Promise.allSettled([rest.get(READ, { a: 1 }), rest.send(CHANGE, { b: 2 })]);
  return { results, expired, calls: api.calls };
}

describe('an answer that refuses', () => {
  test.each([
    [401, 'Please login first', 'UNAUTHENTICATED', 0],
    [401, 'Invalid token', 'UNAUTHENTICATED', 0],
    [401, 'Token expired', 'TOKEN_EXPIRED', 2],
    [403, 'You are not authorized', 'FORBIDDEN', 0],
  ])('%i "%s" becomes %s', async (status, message, code, timesExpired) => {
    const { results, expired } = await called(status, { message });
    for (const result of results) {
      const reason: unknown = result.status === 'rejected' ? result.reason : undefined;
      expect(reason).toBeInstanceOf(ShopError);
      expect(reason).toMatchObject({ extensions: { code, retryable: false } });
    }
    expect(expired).toBe(timesExpired);
  });

  test('is a plain answer to a caller that does not throw on refusals', async () => {
    await using api = await talkTo(alwaysAnswers(401, { message: 'Invalid token' }));
    expect(await api.rest.get(READ)).toEqual({ status: 401, body: { message: 'Invalid token' } });
  });
});

describe('any other answer', () => {
  test('goes through untouched', async () => {
    const body = { message: 'You are not authorized to get this order' };
    const { results, expired, calls } = await called(401, body);
    for (const result of results) expect(result).toEqual({ status: 'fulfilled', value: { status: 401, body } });
    expect(calls.toSorted()).toEqual(['GET /api/x?a=1', 'PATCH /api/x']);
    expect(expired).toBe(0);
  });

  test('that failed keeps its error', async () => {
    await using api = await talkTo(alwaysAnswers(503, {}));
    const rest = api.client.bind({ requestId: 'test-request', onAnswer: (answer) => throwOnAuthRefusal(answer) });
    for (const call of [() => rest.get(READ), () => rest.send(CHANGE)]) {
      await expect(call()).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    }
  });
});
