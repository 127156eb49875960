import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

/** Documents of the shop's screens. */
const SHOP = ['web/src/shared/**/!(*-changes).graphql', 'web/src/features/{products,cart}/**/*.graphql'];

/**
 * Operations that no screen has: the product screen in one operation instead of two; and the home screen in three,
 * one for each of its parts.
 */
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
  query CategoryPictures($first: String!, $second: String!, $third: String!, $pageSize: Int!) {
    first: products(filter: { categories: [$first] }, pageSize: $pageSize) {
      ...Pictures
    }
    second: products(filter: { categories: [$second] }, pageSize: $pageSize) {
      ...Pictures
    }
    third: products(filter: { categories: [$third] }, pageSize: $pageSize) {
      ...Pictures
    }
  }
  fragment Pictures on ProductPage {
    items {
      ...PicturedProduct
    }
  }
  query FeaturedProducts($pageSize: Int!) {
    products(sort: RATING_DESC, pageSize: $pageSize) {
      ...Cards
    }
  }
  query Facets {
    facets {
      ...ListFacets
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

/** The text of an operation with its fragments. Throws for an unknown name. */
export function requireDocument(name: string): string {
  const document = documents[name];
  if (!document) throw new Error(`There is no operation ${name}`);
  return print(document);
}
