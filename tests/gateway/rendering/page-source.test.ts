import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { GuestAnswer } from '../../../gateway/rendering/guest-answer.ts';
import { createPageSource, type PageOutcome } from '../../../gateway/rendering/page-source.ts';
import type { PageRenderer } from '../../../schema/rendered-page.ts';

afterEach(() => void vi.useRealTimers());

const PAGE = { status: 200, head: '', body: 'rendered', data: '{}', cpuMs: 1 } as const;
const later = (ms: number): GuestAnswer => {
  const at = Date.now() + ms;
  return { answer: { data: {} }, freshUntil: at, renewAt: at, usableUntil: at };
};

/** The source with a renderer, operations and a load of the test's own. */
function startPages(of: {
  render?: PageRenderer['render'];
  answer?: () => Promise<GuestAnswer>;
  perMinute?: number;
  overloaded?: boolean;
}) {
  const outcomes: PageOutcome[] = [];
  const runs = { answers: 0, renders: 0 };
  const catalogue = { version: 0 };
  const renderer: PageRenderer = {
    plan: (address) => ({ address, operation: { hash: 'x', variables: {} } }),
    render: async (...args) => {
      runs.renders += 1;
      return of.render?.(...args) ?? { ...PAGE, body: `rendered ${runs.renders}` };
    },
    needsScript: () => '',
    styleSheets: () => [],
  };
  const source = createPageSource({
    renderer,
    answer: async () => {
      runs.answers += 1;
      return of.answer?.() ?? later(600_000);
    },
    template: { policy: () => '', fill: ({ body }) => body },
    catalogueVersion: () => catalogue.version,
    load: {
      refuses: () => of.overloaded ?? false,
      run: (work) => work(),
      state: () => ({}) as never,
    },
    shareCounts: undefined,
    log: pino({ level: 'silent' }),
    shop: { name: 'Haat', url: '' },
    limits: { cpuMs: 100, waitMs: 50 },
    pagesPerMinute: of.perMinute ?? 10,
    onPage: (outcome) => outcomes.push(outcome),
  });
  const wanted = {
    plan: { address: '/', operation: { hash: 'x', variables: {} } },
    language: 'en',
    key: 'en /',
    client: () => '203.0.113.9',
  } as const;
  const textOf = (page?: { bytes: { plain: Buffer } }) => page?.bytes.plain.toString();
  return {
    kept: () => textOf(source.kept(wanted)),
    render: async () => textOf(await source.render(wanted)),
    outcomes,
    runs,
    catalogue,
  };
}

test('equal pages that are asked for at the same time are rendered once, and kept', async () => {
  const { kept, render, runs } = startPages({});
  expect(kept()).toBeUndefined();
  expect(await Promise.all([render(), render(), render()])).toEqual(Array(3).fill('rendered 1'));
  expect(kept()).toBe('rendered 1');
  expect(runs).toEqual({ answers: 1, renders: 1 });
});

test('a change of the catalogue ends what was kept, and what was being rendered', async () => {
  const { catalogue, kept, render } = startPages({});
  const before = render();
  catalogue.version += 1;
  expect(await render()).toBe('rendered 2');
  await before;
  expect(kept()).toBe('rendered 2');
  catalogue.version += 1;
  expect(kept()).toBeUndefined();
});

test('a page that is not fresh is used while it is rendered again, once a second at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { kept, outcomes, render, runs } = startPages({
    answer: async () => ({ ...later(30_000), usableUntil: Date.now() + 600_000 }),
  });
  await render();
  vi.advanceTimersByTime(29_999);
  expect([kept(), runs.renders]).toEqual(['rendered 1', 1]);
  vi.advanceTimersByTime(1);
  expect([kept(), kept(), kept()]).toEqual(Array(3).fill('rendered 1'));
  await vi.waitFor(() => expect(kept()).toBe('rendered 2'));
  expect([runs.renders, outcomes]).toEqual([2, ['rendered', 'renewed']]);
  vi.advanceTimersByTime(600_001);
  expect(kept()).toBeUndefined();
});

test('one that cannot be rendered again is used until it is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const broken = { now: false };
  const { kept, outcomes, render } = startPages({
    answer: async () => ({ ...later(0), usableUntil: Date.now() + 5_000 }),
    render: async () => (broken.now ? Promise.reject(new Error('broken')) : PAGE),
  });
  await render();
  broken.now = true;
  for (let second = 1; second < 5; second += 1) {
    expect(kept()).toBe('rendered');
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(outcomes).toHaveLength(1 + second));
  }
  expect(outcomes.slice(1)).toEqual(Array(4).fill('failed'));
  vi.advanceTimersByTime(1_000);
  expect(kept()).toBeUndefined();
});

test('what is not for others is not kept', async () => {
  const { kept, render } = startPages({ answer: async () => later(0) });
  await render();
  expect(kept()).toBeUndefined();
});

test('a rendering that fails leaves the page to the browser, and is not tried again at once', async () => {
  const { render, outcomes, runs } = startPages({ render: () => Promise.reject(new Error('broken')) });
  expect([await render(), await render()]).toEqual([undefined, undefined]);
  expect([outcomes, runs.renders]).toEqual([['failed', 'failed'], 1]);
});

test('so does one that takes too much of the processor', async () => {
  const { render, outcomes } = startPages({ render: async () => ({ ...PAGE, cpuMs: 101 }) });
  expect([await render(), outcomes]).toEqual([undefined, ['slow']]);
});

test('so does data that takes too long', async () => {
  const { render, outcomes } = startPages({ answer: () => new Promise(() => undefined) });
  expect([await render(), outcomes]).toEqual([undefined, ['slow']]);
});

test('under overload, and for a client that asks for too much, nothing is begun', async () => {
  for (const why of [{ overloaded: true }, { perMinute: 0 }]) {
    const { render, outcomes, runs } = startPages(why);
    expect([await render(), outcomes, runs]).toEqual([undefined, ['shed'], { answers: 0, renders: 0 }]);
  }
});
