import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { shopSchema } from '../../../gateway/graphql/schema.ts';
import { costOf } from '../../../gateway/operations/document-limits.ts';

const schema = shopSchema();
const cost = (fields: string): number =>
  costOf(schema, {
    document: parse(`{ products(pageSize: 1) { ${fields} } }`),
    operationName: undefined,
    variables: {},
  });

test('a field that makes the gateway search costs as much as many others, whatever is asked of the counts', () => {
  const plain = cost('pageInfo { page }');
  expect(cost('pageInfo { page } total') - plain).toBe(20);
  expect(cost('pageInfo { page } didYouMean') - plain).toBe(20);
  expect(cost('pageInfo { page } counts { stars { count } prices { min count } }') - plain).toBe(20);
});
