import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Cancellation, startDeadline } from '../../../gateway/lib/deadline.ts';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { alwaysAnswers } from '../../support/http.ts';
import { codeOf, talkTo } from '../../support/talk-to.ts';
import { eventually } from '../../support/eventually.ts';

const LIST = endpoint('GET /api/products/get');

describe('a client that goes away', () => {
  /** An API that never answers. It reports when a request arrives and when its connection closes. */
  async function silentApi() {
    const asked = Promise.withResolvers<IncomingMessage>();
    const api = await talkTo((req) => asked.resolve(req));
    return { api, hungUp: asked.promise.then((req) => once(req.socket, 'close')), asked: asked.promise };
  }

  test('ends the read that it alone waited for', async () => {
    const { api, asked, hungUp } = await silentApi();
    await using _api = api;
    const { gone, rest } = api.during(20_000);
    const read = codeOf(rest.get(LIST));
    await asked;
    gone.cancel();
    expect(await read).toBe('CLIENT_GONE');
    await hungUp;
    expect(api.reports).toMatchObject([{ call: LIST.name, status: undefined, outcome: 'cancelled' }]);
  });

  test('leaves the read to others who wait for it, until they have gone, too', async () => {
    const held: ServerResponse[] = [];
    await using api = await talkTo((_req, res) => void held.push(res));
    const [first, second] = [api.during(20_000), api.during(20_000)];
    const reads = [first.rest.get(LIST), second.rest.get(LIST)];
    await eventually(() => expect(held).toHaveLength(1));
    first.gone.cancel();
    held[0]?.end('{"here":true}');
    expect(await Promise.all(reads)).toEqual(Array(2).fill({ status: 200, body: { here: true } }));
    const again = [first, second].map(() => api.during(20_000));
    const late = again.map(({ rest }) => codeOf(rest.get(LIST)));
    await eventually(() => expect(held).toHaveLength(2));
    for (const { gone } of again) gone.cancel();
    expect(await Promise.all(late)).toEqual(['CLIENT_GONE', 'CLIENT_GONE']);
  });

  test('leaves a change to its end, and what is read after it', async () => {
    const held: ServerResponse[] = [];
    await using api = await talkTo((_req, res) => void held.push(res));
    const { gone, rest } = api.during(20_000);
    const sent = rest.send(endpoint('POST /api/x')).then(() => rest.get(LIST));
    await eventually(() => expect(held).toHaveLength(1));
    gone.cancel();
    held[0]?.end('{"message":"done"}');
    await eventually(() => expect(held).toHaveLength(2));
    held[1]?.end('{"read":true}');
    expect(await sent).toEqual({ status: 200, body: { read: true } });
  });

  test('has nothing sent any more', async () => {
    await using api = await talkTo(alwaysAnswers(200, {}));
    const { gone, rest } = api.during(20_000);
    gone.cancel();
    expect(await codeOf(rest.get(LIST))).toBe('CLIENT_GONE');
    expect(await codeOf(rest.send(endpoint('POST /api/x')))).toBe('CLIENT_GONE');
    expect(api.calls).toEqual([]);
  });

  test('leaves a read to its end where its value is kept for all', async () => {
    const held: ServerResponse[] = [];
    await using api = await talkTo((_req, res) => void held.push(res));
    const aborted = new Cancellation();
    const deadline = { endsAt: performance.now() + 20_000, aborted, sent: false };
    const rest = api.client.bind({ requestId: 'test-request', deadline, keepsReading: true });
    const read = rest.get(LIST);
    await eventually(() => expect(held).toHaveLength(1));
    aborted.cancel();
    held[0]?.end('{"read":true}');
    expect(await read).toEqual({ status: 200, body: { read: true } });
  });
});

test.each([false, true])(
  'a change is noted in its operation’s deadline (reads are kept for all: %s)',
  async (keepsReading) => {
    await using api = await talkTo(alwaysAnswers(200, {}));
    const deadline = startDeadline(20_000);
    const rest = api.client.bind({ requestId: 'test-request', deadline, keepsReading });
    await rest.get(LIST);
    expect(deadline.sent).toBe(false);
    await rest.send(endpoint('POST /api/x'));
    expect(deadline.sent).toBe(true);
  },
);
