import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { selectionOf, type PageSelection } from '../../../gateway/domains/products/products.selection.ts';

const schema = buildSchema(`
  type Query { products: Page }
  type Page { total: Int items: [Item] }
  type Item { id: ID description: String }
`);

async function selected(operation: string): Promise<[string[], string[]]> {
  let selection: PageSelection | undefined;
  const products = (_args: unknown, _context: unknown, info: Parameters<typeof selectionOf>[0]): object => {
    selection = selectionOf(info);
    return { items: [] };
  };
  const { errors } = await graphql({ schema, source: operation, rootValue: { products } });
  expect(errors).toBeUndefined();
  return [[...(selection?.page ?? [])].toSorted(), [...(selection?.items ?? [])].toSorted()];
}

test('it is found under aliases, in fragments, and in parts that are written apart', async () => {
  expect(await selected('{ a: products { all: total things: items { name: id } } }')).toEqual([
    ['items', 'total'],
    ['id'],
  ]);
  expect(
    await selected(
      '{ products { ...P } } fragment P on Page { ... on Page { items { ...I } } } fragment I on Item { description }',
    ),
  ).toEqual([['items'], ['description']]);
  expect(await selected('{ products { total } products { items { id } } }')).toEqual([['items', 'total'], ['id']]);
});

test('a field counts that is left out for its variables', async () => {
  expect(await selected('{ products { items { id description @skip(if: true) } } }')).toEqual([
    ['items'],
    ['description', 'id'],
  ]);
});
