import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeChange, type KeptChange } from '../../../web/src/offline/kept-changes.ts';
import { offlineText } from '../../../web/src/offline/messages.ts';
import { sendChange } from '../../../web/src/offline/send-change.ts';
import { ageOf, sentText } from '../../../web/src/offline/texts.ts';

// jsdom has no IndexedDB.
vi.mock('../../../web/src/offline/kept-changes.ts', () => ({ storeChange: vi.fn(async () => undefined) }));

const TOKEN = 'the token of this session';
const HOUR = 3_600_000;
const CHANGE: KeptChange = {
  key: '1-2-3-4',
  operation: 'AddToCart',
  productId: '650000000000000000000001',
  title: 'Lamp',
  email: 'kavya@example.com',
  at: 1,
  tried: undefined,
};

let answers: ReturnType<typeof vi.fn<typeof fetch>>;
beforeEach(() => {
  answers = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', answers);
  vi.mocked(storeChange).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: object, headers = {}): void => void answers.mockResolvedValue(Response.json(body, { headers }));
const fault = (code: string, headers = {}): void =>
  answer({ data: null, errors: [{ message: 'no', extensions: { code } }] }, headers);
const stored = () => vi.mocked(storeChange).mock.calls.map(([{ tried }]) => tried?.token);

test('it is sent with the key of the click and the token of its user', async () => {
  answer({ data: { addToCart: { code: 'ADDED', message: 'Added', cart: null } } });
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'done' });
  const [[address, init] = []] = answers.mock.calls;
  expect(address).toBe('/graphql');
  expect(init?.headers).toMatchObject({ token: TOKEN, 'idempotency-key': CHANGE.key });
  expect(JSON.parse(init?.body as string)).toMatchObject({
    operationName: 'AddToCart',
    variables: { productId: CHANGE.productId, quantity: 1 },
  });
  // Before it was sent: a page that is closed meanwhile would not know it.
  expect(stored()).toEqual([TOKEN]);
});

test.each([
  ['in another session', { token: 'another', at: Date.now() }],
  ['too long ago', { token: TOKEN, at: Date.now() - 21 * HOUR }],
])('what may have arrived %s is not sent again: the gateway would not know it', async (_when, tried) => {
  expect(await sendChange({ ...CHANGE, tried }, TOKEN)).toEqual({ kind: 'unknown' });
  expect(answers).not.toHaveBeenCalled();
});

test('what never left this device is sent by a later session, however late', async () => {
  answer({ data: { addToCart: { code: 'QUANTITY_UPDATED', message: '', cart: null } } });
  expect(await sendChange(CHANGE, 'a later session')).toEqual({ kind: 'done' });
});

test.each(['OVERLOADED', 'RATE_LIMITED'])('after %s it is as if it had never been sent', async (code) => {
  fault(code);
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'later' });
  expect(stored()).toEqual([TOKEN, undefined]);
});

test('a session that is over keeps it for the next one', async () => {
  fault('TOKEN_EXPIRED');
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'signIn' });
  expect(stored()).toEqual([TOKEN, undefined]);
});

test('a fault of the API is asked about again, and told as unknown when the gateway gives the same answer', async () => {
  fault('UPSTREAM_TIMEOUT');
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'later' });
  fault('UPSTREAM_TIMEOUT', { 'idempotency-replayed': 'true' });
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'unknown' });
});

test('without an answer, or with that of a proxy, it stays', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'later' });
  answers.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'later' });
  expect(stored()).toEqual([TOKEN, TOKEN]);
});

test('a refusal has its code and the reason', async () => {
  answer({ data: { addToCart: { code: 'FAILED', message: 'Product not found', cart: null } } });
  expect(await sendChange(CHANGE, TOKEN)).toEqual({ kind: 'refused', code: 'FAILED', reason: 'Product not found' });
});

test.each([
  [59_000, 'a moment ago'],
  [60_000, '1 minute ago'],
  [20 * 60_000, '20 minutes ago'],
  [25 * HOUR, '1 day ago'],
])('%i ms are told as %s', (ms, text) => {
  document.documentElement.lang = 'en-IN';
  expect(ageOf(offlineText.english, Date.now() - ms)).toBe(text);
});

test('a change without a known title has words of its own', () => {
  const text = sentText(offlineText.english, [{ ...CHANGE, title: undefined }]);
  expect(text).toBe('A product that you saved on this device is in your cart now.');
});
