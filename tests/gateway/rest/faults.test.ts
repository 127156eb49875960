import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { alwaysAnswers } from '../../support/http.ts';
import { codeOf, talkTo } from '../../support/talk-to.ts';
import { eventually } from '../../support/eventually.ts';

const LIST = endpoint('GET /api/products/get');

describe('the deadline of an operation', () => {
  test('limits its calls, and is sent to the API', async () => {
    const told: number[] = [];
    await using api = await talkTo((req, res) => {
      told.push(Number(req.headers['x-deadline-ms']));
      res.end('{}');
    });
    const { rest } = api.during(3_000);
    await rest.get(LIST);
    await rest.send(endpoint('POST /api/x'));
    expect(told).toHaveLength(2);
    expect(told[0]).toBeGreaterThan(0);
    expect(told[0]).toBeLessThanOrEqual(3_000);
    expect(told[1]).toBeLessThanOrEqual(told[0] ?? 0);
  });

  test('ends a call, and allows no further one, not even a shared one', async () => {
    await using api = await talkTo(() => undefined);
    const [long, short] = [api.during(5_000), api.during(60)];
    const begun = codeOf(long.rest.get(LIST));
    expect(await codeOf(short.rest.get(LIST))).toBe('UPSTREAM_TIMEOUT');
    expect(await codeOf(short.rest.send(endpoint('POST /api/x')))).toBe('UPSTREAM_TIMEOUT');
    expect(api.calls).toEqual([LIST.name]);
    long.gone.cancel();
    expect(await begun).toBe('CLIENT_GONE');
  });

  test('is not reached if headers or body exceed their own limit', async () => {
    await using silent = await talkTo(() => undefined, { headersMs: 50 });
    expect(await codeOf(silent.during(20_000).rest.get(LIST))).toBe('UPSTREAM_TIMEOUT');
    await using halting = await talkTo((_req, res) => void res.writeHead(200).write('{'), { bodyMs: 50 });
    expect(await codeOf(halting.during(20_000).rest.get(LIST))).toBe('UPSTREAM_TIMEOUT');
  });
});

describe('a read that fails', () => {
  test('is repeated for one call in ten at most, once a few have been saved up', async () => {
    await using api = await talkTo(alwaysAnswers(503, {}), { breakerShare: 1 });
    const WANTED = 200;
    await Promise.all(Array.from({ length: WANTED }, (_, n) => codeOf(api.rest.get(LIST, { n }))));
    const repeats = api.calls.length - WANTED;
    expect(repeats).toBeGreaterThanOrEqual(10);
    expect(repeats).toBeLessThanOrEqual(10 + WANTED / 10);
  });

  test('is not repeated where nothing may be made twice', async () => {
    await using api = await talkTo(alwaysAnswers(503, {}), { repeatShare: 0 });
    expect(await codeOf(api.rest.get(LIST))).toBe('UPSTREAM_UNAVAILABLE');
    expect(api.calls).toHaveLength(1);
  });

  test.each([
    ['after the pause that the API asks for', '1', 2],
    ['not at all if that is longer than there is time', '3600', 1],
    ['not at all if the API does not say when', undefined, 1],
  ])('for want of capacity (429) is repeated %s', async (_what, retryAfter, times) => {
    await using api = await talkTo((_req, res) => {
      res.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}');
    });
    expect(await codeOf(api.during(3_000).rest.get(LIST))).toBe('UPSTREAM_UNAVAILABLE');
    expect(api.calls).toHaveLength(times);
    expect(api.reports[0]).toMatchObject({ status: 429, outcome: 'busy' });
    expect(api.client.state().breaker).toBe('closed');
  });
});

describe('an API that fails', () => {
  test('all the time is left alone, for reads and changes alike, until one call finds it back', async () => {
    await using api = await talkTo(alwaysAnswers(502, {}), { breakMs: 100 });
    for (let n = 0; api.client.state().breaker === 'closed'; n += 1) {
      expect(n).toBeLessThan(50);
      await codeOf(api.rest.get(LIST, { n }));
    }
    const asked = api.calls.length;
    expect(await codeOf(api.rest.get(LIST))).toBe('UPSTREAM_UNAVAILABLE');
    expect(await codeOf(api.rest.send(endpoint('POST /api/x')))).toBe('UPSTREAM_UNAVAILABLE');
    expect(api.calls).toHaveLength(asked);
    api.now.listener = alwaysAnswers(200, { back: true });
    await eventually(async () => expect(await codeOf(api.rest.get(LIST))).toBe('answered'));
    expect(api.client.state()).toEqual({ breaker: 'closed', active: 0, waiting: 0 });
  });

  test('is not found back by a call whose client has left', async () => {
    await using api = await talkTo(alwaysAnswers(502, {}), { breakMs: 100 });
    for (let n = 0; api.client.state().breaker === 'closed'; n += 1) await codeOf(api.rest.get(LIST, { n }));
    api.now.listener = () => undefined;
    const asked = api.calls.length;
    const trial = api.during(400);
    let outcome: Promise<unknown> = Promise.resolve();
    await eventually(() => {
      outcome = codeOf(trial.rest.get(LIST));
      expect(api.calls.length).toBeGreaterThan(asked);
    });
    trial.gone.cancel();
    await outcome;
    await eventually(() => expect(api.client.state().breaker).toBe('open'));
  });

  test('in one call of ten is still called, and so is one that refuses orders with a message at 500', async () => {
    let n = 0;
    await using api = await talkTo((_req, res) => {
      n += 1;
      if (n % 10 === 0) return void res.destroy();
      res.writeHead(500).end('{"err":"Not enough quantity available for product Lamp"}');
    });
    for (let call = 0; call < 60; call += 1) await codeOf(api.rest.send(endpoint('POST /api/order/place')));
    expect(api.calls).toHaveLength(60);
    expect(api.client.state().breaker).toBe('closed');
  });
});

test('no more calls wait than may, and the rest are refused at once', async () => {
  const held: ServerResponse[] = [];
  await using api = await talkTo((_req, res) => void held.push(res), { connections: 1, queue: 1 });
  const reads = [1, 2, 3].map((n) => codeOf(api.rest.get(LIST, { n })));
  expect(await reads[2]).toBe('UPSTREAM_UNAVAILABLE');
  expect(api.client.state()).toEqual({ breaker: 'closed', active: 1, waiting: 1 });
  for (const [place] of reads.slice(0, 2).entries()) {
    await eventually(() => expect(held).toHaveLength(place + 1));
    held[place]?.end('{}');
  }
  expect(await Promise.all(reads)).toEqual(['answered', 'answered', 'UPSTREAM_UNAVAILABLE']);
});
