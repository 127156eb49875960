import { beforeAll, describe, expect, test } from 'vitest';
import { openMockShop } from '../../support/servers/mock-shop.ts';

describe('who may ask, and for what', () => {
  const shop = openMockShop();
  let superAdmin: Awaited<ReturnType<typeof shop.superAdmin>>;
  beforeAll(async () => {
    superAdmin = await shop.superAdmin();
  });

  test.each([
    ['salesReport(from: "2026-02-30") { from }', 'from'],
    ['salesReport(to: "1999-12-31") { from }', 'to'],
    ['salesReport(from: "2026-02-02", to: "2026-02-01") { from }', 'from'],
    ['salesReport(period: DAY, from: "2020-01-01", to: "2026-01-01") { from }', 'period'],
    ['salesReport { topProducts(limit: 51) { title } }', 'limit'],
    ['salesReport { topCategories(limit: 0) { name } }', 'limit'],
    ['salesReport { runningOut(withinDays: 366) { total } }', 'withinDays'],
  ])('%s is refused: %s', async (field, problem) => {
    const { errors } = await superAdmin.ask(`{ ${field} }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(errors[0]?.extensions)).toContain(`"${problem}"`);
  });

  test('the mock shop answers it, too', async () => {
    const { data, errors } = await superAdmin.ask<{ salesReport: { figures: { orders: number; cancelled: number } } }>(
      '{ salesReport(period: MONTH, from: "2026-06-01", to: "2026-07-31") { figures { orders cancelled } } }',
    );
    expect(errors).toEqual([]);
    expect(data.salesReport.figures).toEqual({ orders: 24, cancelled: 4 });
  });

  test('without a choice it ends today, and says which day that is', async () => {
    const { data } = await superAdmin.ask<{ salesReport: { to: string; today: string } }>(
      '{ salesReport { to today } }',
    );
    expect(data.salesReport.today).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(data.salesReport.to).toBe(data.salesReport.today);
  });

  test.each(['shopper', 'admin'] as const)('not %s', async (who) => {
    const { errors } = await (await shop[who]()).ask('{ salesReport { from } }');
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
