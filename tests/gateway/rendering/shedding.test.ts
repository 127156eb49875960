import express from 'express';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createRenderedPages, type PageOutcome } from '../../../gateway/rendering/rendered-pages.ts';
import type { GuestAnswer } from '../../../gateway/rendering/guest-answer.ts';
import type { PageRenderer } from '../../../schema/rendered-page.ts';
import { serve, type TestServer } from '../../support/http.ts';

const SOON = Date.now() + 600_000;
const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server[Symbol.asyncDispose]();
});

/** The middleware with a renderer, operations and a load of the test's own. */
async function startPages(of: {
  render?: PageRenderer['render'];
  answer?: () => Promise<GuestAnswer>;
  perMinute?: number;
  overloaded?: boolean;
}) {
  const outcomes: PageOutcome[] = [];
  const runs = { answers: 0, renders: 0 };
  const page = { status: 200, head: '', body: 'rendered', data: '{}', cpuMs: 1 } as const;
  const renderer: PageRenderer = {
    plan: (address) => ({ address, operation: { hash: 'x', variables: {} } }),
    render: async (...args) => {
      runs.renders += 1;
      return of.render?.(...args) ?? page;
    },
    needsScript: () => '',
    runtimeStyles: () => [],
    styleSheets: () => [],
  };
  const pages = createRenderedPages({
    renderer,
    answer: async () => {
      runs.answers += 1;
      return of.answer?.() ?? { answer: { data: {} }, freshUntil: SOON, keptUntil: SOON };
    },
    proxies: () => false,
    earlyHints: false,
    template: { hints: [], policy: () => '', fill: ({ body }) => body },
    catalogue: undefined,
    ages: undefined,
    load: {
      refuses: () => of.overloaded ?? false,
      run: (work) => work(),
      countRequest: () => undefined,
      state: () => ({}) as never,
    },
    log: pino({ level: 'silent' }),
    https: false,
    faultInjection: false,
    shop: { name: 'Haat', url: '' },
    limits: { cpuMs: 100, waitMs: 50, perMinute: of.perMinute ?? 10 },
    onPage: (outcome) => outcomes.push(outcome),
  });
  const server = await serve(express().use(pages, (_req, res) => void res.send('by the browser')));
  open.push(server);
  const get = async (path = '/') => (await fetch(server.url + path)).text();
  return { get, outcomes, runs };
}

test('equal pages that are asked for at the same time are rendered once, and kept', async () => {
  const { get, outcomes, runs } = await startPages({});
  expect(await Promise.all([get(), get(), get()])).toEqual(['rendered', 'rendered', 'rendered']);
  expect(await get()).toBe('rendered');
  expect(runs).toEqual({ answers: 1, renders: 1 });
  expect(outcomes.at(-1)).toBe('cached');
});

test('what is not for others is not kept', async () => {
  const { get, runs } = await startPages({
    answer: async () => ({ answer: { data: {} }, freshUntil: 0, keptUntil: 0 }),
  });
  await get();
  await get();
  expect(runs.renders).toBe(2);
});

test('a rendering that fails leaves the page to the browser, and is not tried again at once', async () => {
  const { get, outcomes, runs } = await startPages({ render: () => Promise.reject(new Error('broken')) });
  expect([await get(), await get()]).toEqual(['by the browser', 'by the browser']);
  expect([outcomes, runs.renders]).toEqual([['failed', 'failed'], 1]);
});

test('so does one that takes too much of the processor', async () => {
  const page = { status: 200, head: '', body: 'rendered', data: '{}', cpuMs: 101 } as const;
  const { get, outcomes } = await startPages({ render: async () => page });
  expect([await get(), outcomes]).toEqual(['by the browser', ['slow']]);
});

test('so does data that takes too long', async () => {
  const { get, outcomes } = await startPages({ answer: () => new Promise(() => undefined) });
  expect([await get(), outcomes]).toEqual(['by the browser', ['slow']]);
});

test('under overload, and for a client that asks for too much, nothing is begun', async () => {
  for (const why of [{ overloaded: true }, { perMinute: 0 }]) {
    const { get, outcomes, runs } = await startPages(why);
    expect([await get(), outcomes, runs]).toEqual(['by the browser', ['shed'], { answers: 0, renders: 0 }]);
  }
});
