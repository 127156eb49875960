import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

/** Where the shop's screens keep what they ask. */
const SHOP = ['web/src/components/*.graphql', 'web/src/features/{products,cart}/**/*.graphql'];

/** The product screen in one operation; the shop itself asks for the recommended products in a second one. */
const OWN = /* GraphQL */ `
  query ProductScreen($id: ID!, $first: Int!) {
    product(id: $id) {
      ...ProductCard
      images
      description
      stock
      reviews {
        ...ReviewText
      }
      recommended(first: $first) {
        ...ProductCard
      }
    }
  }
  query FourPages($pageSize: Int!, $sort: ProductSort) {
    first: products(page: 1, pageSize: $pageSize, sort: $sort) {
      ...Cards
    }
    second: products(page: 2, pageSize: $pageSize, sort: $sort) {
      ...Cards
    }
    third: products(page: 3, pageSize: $pageSize, sort: $sort) {
      ...Cards
    }
    fourth: products(page: 4, pageSize: $pageSize, sort: $sort) {
      ...Cards
    }
  }
  fragment Cards on ProductPage {
    items {
      ...ProductCard
    }
  }
`;

const documents = separateOperations(parse([...SHOP.flatMap(read), OWN].join('\n')));

function read(pattern: string): string[] {
  return globSync(pattern).map((file) => readFileSync(file, 'utf8'));
}

/** The text of an operation with its fragments, as the shop's screens send it. Throws for one that no screen has. */
export function requireDocument(name: string): string {
  const document = documents[name];
  if (!document) throw new Error(`No screen of the shop asks for ${name}`);
  return print(document);
}
