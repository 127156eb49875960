import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopSchema } from '../../../gateway/graphql/schema.ts';
import { RANKS, rootFields, type Who } from '../../support/graphql/root-fields.ts';
import { DIALECTS, startShop, type Visitor } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const schema = shopSchema();
const CASES = rootFields().filter(({ name }) => name !== 'logout');

describe.each(DIALECTS)('in front $dialect', ({ quirks }) => {
  const shop = shopForTests(() => startShop({ upstream: { quirks }, without: ['rates'] }));
  let people: Record<Who, Visitor>;
  beforeAll(async () => {
    people = {
      guest: shop.visitor(),
      user: await shop.as('user'),
      admin: await shop.as('admin'),
      superAdmin: await shop.as('superAdmin'),
    };
  });
  beforeEach(() => void shop.upstreamCalls.splice(0));

  test('the schema has 16 queries and 25 mutations', () => {
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toHaveLength(16);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toHaveLength(25);
  });

  describe.each(Object.keys(RANKS) as Who[])('%s', (who) => {
    test.each(CASES)('$name', async ({ needed, document, variables }) => {
      const { held } = people[who];
      const before = { ...held };
      const { errors } = await people[who].query(document, variables);
      const codes = errors.map(({ extensions }) => extensions?.['code']);
      if (RANKS[who] >= needed) {
        // The role is sufficient and the input is valid.
        expect(codes).toEqual([]);
      } else {
        expect(codes).toEqual([who === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
        expect(shop.upstreamCalls).toEqual([]);
      }
      Object.assign(held, before);
    });
  });
});
