import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineUpstream, type Answered } from '../../scripts/doctor/upstream.ts';
import { DIALECTS, startShop, type Shop } from '../support/servers/shop.ts';
import { alwaysAnswers, serve } from '../support/http.ts';
import { runScript } from '../support/script.ts';
import { placeManyOrders } from '../e2e/shoppers.ts';

const bad = (findings: Answered[]): Answered[] => findings.filter(({ ok }) => !ok);
const quirksOf = (findings: Answered[]): string => findings.flatMap(({ quirks }) => quirks).join('; ');

describe.each(DIALECTS)('the doctor in front $dialect', ({ quirks }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ upstream: { quirks } });
  });
  afterAll(() => shop.close());

  test('finds it well as a guest, and names the quirks that it has', async () => {
    const findings = await examineUpstream({ baseUrl: shop.upstreamUrl });
    expect(bad(findings)).toEqual([]);
    expect(findings.map(({ status }) => status)).toEqual([200, 200, 404, 200, 404, 401, 401]);
    expect(quirksOf(findings).includes('totalProductspage')).toBe(quirks);
    expect(quirksOf(findings).includes('the page count is wrong')).toBe(quirks);
  });

  test.each([
    ['user', [403, 403, 403]],
    ['superAdmin', [200, 200, 200]],
  ] as const)('asks as %s what that one may read, and only reads', async (role, statuses) => {
    const token = await shop.upstreamToken(role);
    shop.upstreamCalls.length = 0;
    const findings = await examineUpstream({ baseUrl: shop.upstreamUrl, token });
    expect(bad(findings)).toEqual([]);
    expect(findings.slice(-3).map(({ status }) => status)).toEqual(statuses);
    expect(findings.find(({ endpoint }) => endpoint.includes('singleOrder'))?.remark).toContain('no order');
    expect(shop.upstreamCalls.filter((call) => !/^GET |singleOrder$/.test(call))).toEqual([]);
    expect(JSON.stringify(findings)).not.toContain(token);
  });

  test('says that a token is no longer good', async () => {
    const findings = await examineUpstream({ baseUrl: shop.upstreamUrl, token: 'of-yesterday' });
    expect(bad(findings).length).toBeGreaterThan(3);
    expect(bad(findings)[0]?.remark).toBe('refused as UNAUTHENTICATED');
  });
});

test('an order is asked for where there is one, and what is odd in it is named', async () => {
  await using shop = await startShop({ upstream: { quirks: true } });
  await placeManyOrders(shop, 1);
  const token = await shop.upstreamToken('user');
  const findings = await examineUpstream({ baseUrl: shop.upstreamUrl, token });
  expect(bad(findings)).toEqual([]);
  expect(findings.find(({ endpoint }) => endpoint.includes('singleOrder'))).toMatchObject({
    status: 200,
    matches: true,
    quirks: expect.arrayContaining(['the order is wrapped']) as unknown,
  });
});

describe('what is not the API', () => {
  test.each([
    ['a website', alwaysAnswers(200, '<!doctype html><title>Shop</title>'), 'no JSON'],
    ['another API', alwaysAnswers(200, { items: [] }), 'another shape'],
    ['one that is broken', alwaysAnswers(500, { error: 'secret' }), 'another shape'],
  ])('%s is found out', async (_name, answer, remark) => {
    await using server = await serve(answer);
    const findings = await examineUpstream({ baseUrl: server.url });
    expect(findings[0]).toMatchObject({ ok: false, reachable: true, matches: false });
    expect(findings[0]?.remark).toContain(remark);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  test.each(['hangs', 'is closed'])('a server that %s is asked once', async (how) => {
    await using server = await serve(() => undefined);
    if (how === 'is closed') await server[Symbol.asyncDispose]();
    const findings = await examineUpstream({ baseUrl: server.url, deadlineMs: 200 });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ ok: false, reachable: false, matches: undefined });
  });
});

describe('npm run doctor', () => {
  test('prints a table and ends well; the token is not in it', async () => {
    await using shop = await startShop();
    const token = await shop.upstreamToken('superAdmin');
    const { code, printed } = await runScript('doctor.ts', ['--upstream', `${shop.upstreamUrl}/`, '--token', token]);
    expect(printed).toMatch(/ok +GET \/api\/order\/deiveredCount +200, matches/);
    expect(printed).toContain('The gateway can stand in front of this API.');
    expect(printed).not.toContain(token);
    expect(code).toBe(0);
  });

  test('ends with 1 in front of what is not the API, and for a wrong option says which there are', async () => {
    await using server = await serve(alwaysAnswers(200, '<html>'));
    const { host } = new URL(server.url);
    const website = await runScript('doctor.ts', ['--upstream', `http://somebody:secret@${host}?key=secret`]);
    expect(website.code).toBe(1);
    expect(website.printed).toMatch(/BAD +GET \/api\/products\/get +200, differs/);
    expect(website.printed).not.toContain('secret');
    const wrong = await runScript('doctor.ts', ['--upstream', 'nowhere']);
    expect([wrong.code, wrong.printed]).toEqual([1, expect.stringContaining('npm run doctor -- --upstream URL')]);
  });
});
