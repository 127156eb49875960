import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { createRecentCounts } from '../../../gateway/operators/lazy-counters.ts';
import { renderStatus } from '../../../gateway/operators/status/page.ts';
import { isTroubled, lastTrouble, minutesOf, outcomeOf } from '../../../gateway/operators/status/minutes.ts';
import type { StatusFacts } from '../../../gateway/operators/status/facts.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const TOKEN = 'a token: of the tests';
const okUpstream = alwaysAnswers(200, { products: [] });
const asJson = { accept: 'application/json' };

describe('the status page', () => {
  test('shows the state to people and programs, and nothing private', async () => {
    const upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    await gateway.query('{ me { id } }');
    const facts = (await (await fetch(`${gateway.url}/status`, { headers: asJson })).json()) as StatusFacts;
    expect(facts).toMatchObject({
      version: packageJson.version,
      readiness: 'ready',
      load: { inFlight: 0, refused: 0 },
      errors: [{ code: 'UNAUTHENTICATED', count: 1 }],
    });
    expect(facts.minutes).toHaveLength(15);
    expect(facts.lastTrouble).toBeNull();
    // The minute may have changed since.
    expect(facts.minutes.slice(-2)).toContainEqual(expect.objectContaining({ state: 'fine', operations: 1 }));
    const page = await fetch(`${gateway.url}/status`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const text = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('its data service answers');
    expect(text).toContain('UNAUTHENTICATED');
    expect(text.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script nonce=".{24}">$/),
      expect.stringMatching(/^<script type="module" nonce=".{24}">$/),
    ]);
    expect(text).toContain('href="/sandbox"');
    expect(text).not.toMatch(/127\.0\.0\.1|http:/);
    const refreshed = await (await fetch(`${gateway.url}/status?refresh`)).text();
    expect(refreshed).toContain('its data service answers');
    expect(refreshed).not.toMatch(/<script|<style/);
    await upstream[Symbol.asyncDispose]();
    expect(await (await fetch(`${gateway.url}/status`)).text()).toContain('out of reach');
  });

  test('shows times, shares and states in words', () => {
    const facts: StatusFacts = {
      version: '1.2.3',
      uptimeSeconds: 2 * 86_400 + 3 * 3_600,
      readiness: 'draining',
      upstream: { breaker: 'half-open', calls: 12_345, unanswered: 7 },
      load: { inFlight: 3, waiting: 1, limit: 2_000, refused: 4 },
      memory: { responseCache: 0.987, catalogue: null },
      vitals: { LCP: 1_234, INP: 56.7, CLS: 0.0123, TTFB: null },
      errors: [],
      minutes: [
        { at: '09:59', state: 'none', operations: 0 },
        { at: '10:00', state: 'failing', operations: 1_200 },
        { at: '10:01', state: 'fine', operations: 1 },
      ],
      lastTrouble: { at: Date.parse('2026-11-25T20:00Z'), state: 'failing' },
    };
    const page = renderStatus(facts, { shopName: 'Haat & Co', linked: ['Status'], font: undefined, nonce: 'n' });
    expect(page).not.toContain('href="/sandbox"');
    for (const part of [
      'data-state="warning" data-live><strong>About to stop</strong>',
      '2 days 3 h',
      '<dd data-live>a few go through, to try it</dd>',
      '12,345',
      '<dd data-live>3 of 2,000</dd>',
      '99 %',
      'within 1.24 s <span class="rating" data-state="good">good</span>',
      'within 57 ms',
      'at most 0.013',
      'none yet',
      'None.',
      '15:30 IST (10:00 UTC): failing, 1,200 operations',
      '15:31 IST (10:01 UTC): fine, 1 operation<',
      'Latest minute that was slow or failing: 26 Nov, 01:30 IST, failing.',
      'no operation has failed for it.',
      'Haat &amp; Co',
    ])
      expect(page).toContain(part);
  });

  test('its headline says what an open shop suffers from, and its tile which speed is poor', () => {
    const minute = (state: StatusFacts['minutes'][number]['state']) => ({ at: '23:00', state, operations: 1 });
    const headline = (...states: StatusFacts['minutes'][number]['state'][]): string | undefined => {
      const facts: StatusFacts = {
        version: '1.2.3',
        uptimeSeconds: 1,
        readiness: 'ready',
        upstream: { breaker: 'closed', calls: 0, unanswered: 0 },
        load: { inFlight: 0, waiting: 0, limit: 1, refused: 0 },
        memory: { responseCache: null, catalogue: null },
        vitals: { LCP: 13_100, INP: 300, CLS: null, TTFB: null },
        errors: [],
        minutes: states.map(minute),
        lastTrouble: null,
      };
      const page = renderStatus(facts, { shopName: 'Haat', linked: ['Status'], font: undefined, nonce: 'n' });
      expect(page).toMatch(/No minute was slow or failing since the start at \d+ \w+, \d\d:\d\d IST\./);
      expect(page).toContain('Only what still fails is an error.');
      expect(page).toContain('within 13.10 s <span class="rating" data-state="bad">poor</span>');
      expect(page).toContain('within 300 ms <span class="rating" data-state="warning">needs work</span>');
      return /data-live><strong>([^<]*)</.exec(page)?.[1];
    };
    expect(headline('fine', 'none')).toBe('Open');
    expect(headline('slow', 'fine', 'slow')).toBe('Open, slow in 2 of the last 10 minutes');
    expect(headline('slow', 'failing', 'fine')).toBe('Open, failing in 1 of the last 10 minutes');
    expect(headline('failing', ...Array.from({ length: 10 }, () => 'fine' as const))).toBe('Open');
  });

  test('an operation that failed as a whole is no two failures: by its codes and by its status', () => {
    const [last] = minutesOf(
      [
        [
          100,
          [
            ['fine', 38],
            ['failed', 1],
            ['refused', 1],
          ],
        ],
      ],
      100,
    ).slice(-1);
    expect(last?.state).toBe('fine');
  });

  test('looks back on 15 minutes', () => {
    let minute = 100;
    const counts = createRecentCounts(() => minute);
    counts.count('A');
    minute += 14;
    counts.count('B', 2);
    expect(counts.read()).toEqual([
      ['B', 2],
      ['A', 1],
    ]);
    minute += 1;
    expect(counts.read()).toEqual([['B', 2]]);
    expect(counts.minutes()).toContainEqual([114, [['B', 2]]]);
  });

  test('knows the latest slow or failing minute, also after 15 minutes', () => {
    let minute = 100;
    const counts = createRecentCounts(() => minute, isTroubled);
    const last = () => lastTrouble([counts.past() ?? [0, []], ...counts.minutes()]);
    counts.count('fine');
    expect(last()).toBeNull();
    minute += 1;
    counts.count('failed');
    minute += 1;
    counts.count('fine', 100);
    counts.count('slow');
    expect(last()).toEqual({ at: 101 * 60_000, state: 'failing' });
    minute += 100;
    counts.count('fine');
    expect(counts.minutes()).toEqual([[202, [['fine', 1]]]]);
    expect(last()).toEqual({ at: 101 * 60_000, state: 'failing' });
    counts.count('slow');
    expect(last()).toEqual({ at: 202 * 60_000, state: 'slow' });
    // Of all processes together.
    expect(
      lastTrouble([
        [300, [['fine', 99]]],
        [300, [['slow', 1]]],
      ]),
    ).toBeNull();
  });

  test('calls a minute slow or failing if that is true of one operation in twenty, of all workers together', () => {
    expect(outcomeOf(5, ['BAD_USER_INPUT'])).toBe('fine');
    expect(outcomeOf(5, ['BAD_USER_INPUT', 'UPSTREAM_TIMEOUT'])).toBe('failed');
    expect(outcomeOf(1_001, undefined)).toBe('slow');
    const minutes = minutesOf(
      [
        [100, [['fine', 19]]],
        [100, [['failed', 1]]],
        [
          101,
          [
            ['fine', 40],
            ['failed', 1],
            ['slow', 2],
          ],
        ],
        [
          102,
          [
            ['fine', 40],
            ['slow', 3],
          ],
        ],
        [103, [['refused', 1]]],
        [90, [['fine', 1]]],
        [89, [['failed', 1]]],
      ],
      104,
    );
    expect(minutes).toHaveLength(15);
    expect(minutes.map(({ state }) => state).join(' ')).toBe(`fine ${'none '.repeat(9)}failing fine slow failing none`);
    expect(minutes[11]).toEqual({ at: '01:41', state: 'fine', operations: 43 });
  });
});

describe('metrics and status are', () => {
  const statuses = async (url: string, headers: Record<string, string> = {}): Promise<number[]> =>
    Promise.all(['/metrics', '/status'].map(async (path) => (await fetch(url + path, { headers })).status));

  test('open in development, and nowhere in production', async () => {
    await using upstream = await serve(okUpstream);
    await using development = await startGateway({ upstreamUrl: upstream.url });
    await using production = await startGateway({ upstreamUrl: upstream.url, production: true });
    expect(await statuses(development.url)).toEqual([200, 200]);
    const closed = await fetch(`${production.url}/metrics`);
    expect([closed.status, (await closed.text()).includes('haat_')]).toEqual([404, false]);
  });

  test('shown to anyone with the token, as a bearer token or as a browser’s password', async () => {
    await using upstream = await serve(okUpstream);
    const operating = { metricsToken: TOKEN };
    await using gateway = await startGateway({ upstreamUrl: upstream.url, production: true, operating });
    const basic = (password: string): string => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;
    for (const authorization of ['', `Bearer ${TOKEN}x`, basic(''), basic('wrong:token')])
      expect(await statuses(gateway.url, { authorization }), authorization).toEqual([401, 401]);
    for (const authorization of [`Bearer ${TOKEN}`, basic(TOKEN)])
      expect(await statuses(gateway.url, { authorization }), authorization).toEqual([200, 200]);
  });

  test('on a port of their own where there is one, with the health checks and nothing else', async () => {
    await using upstream = await serve(okUpstream);
    const operating = { adminPort: 0 };
    const gateway = await startGateway({ upstreamUrl: upstream.url, production: true, operating });
    const adminUrl = gateway.adminUrl ?? '';
    expect(await statuses(adminUrl)).toEqual([200, 200]);
    expect((await fetch(`${adminUrl}/readyz`)).status).toBe(200);
    const page = await (await fetch(`${adminUrl}/status`)).text();
    expect(page.match(/<a href="\/[^"]*"/g)).toEqual(['<a href="/status"']);
    expect((await fetch(`${adminUrl}/graphql`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    await gateway[Symbol.asyncDispose]();
    await expect(fetch(`${adminUrl}/readyz`)).rejects.toThrow();
  });
});
