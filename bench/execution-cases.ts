import { getOperationAST, isObjectType, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { shopSchema } from '../gateway/graphql/schema.ts';
import { parseProduct, type Product } from '../gateway/domains/products/products.rest.ts';
import { readManifest } from '../gateway/operations/compiled-operations.ts';
import { composeCatalogue } from './upstream/catalogue.ts';

/** An operation of the shop with what its resolvers are given. */
export interface ExecutionCase {
  name: string;
  document: DocumentNode;
  variables: Record<string, unknown>;
}

const CARDS = 20;
const PICTURES = 4;
const LINES = 10;
const RECOMMENDED = 8;

/** By operation. */
const VARIABLES: Record<string, Record<string, unknown>> = {
  ProductList: { filter: { categories: ['Laptops'], minPrice: 100 }, sort: 'RATING_DESC', page: 1, pageSize: CARDS },
  ProductDetail: { id: '0123456789abcdef01234567', recommended: RECOMMENDED },
  Cart: { withCartAndWishlist: true },
  AddToCart: { productId: '0123456789abcdef01234567', quantity: 1 },
  Home: {
    first: 'Laptops',
    second: 'Mobiles',
    third: 'Cameras',
    pictures: PICTURES,
    featured: RECOMMENDED,
    savings: RECOMMENDED,
  },
  Orders: {},
};

export function executionCases(): ExecutionCase[] {
  const texts = [...readManifest().values()].map((text) => parse(text));
  return Object.entries(VARIABLES).map(([name, variables]) => {
    const document = texts.find((text) => getOperationAST(text)?.name?.value === name);
    if (!document) throw new Error(`The shop has no operation ${name}`);
    return { name, document, variables };
  });
}

/** The gateway's schema and resolvers, with root fields that have their answer already. They give promises, as they do in the shop. */
export function schemaWithAnswers(): GraphQLSchema {
  const schema = shopSchema();
  const products = composeCatalogue(CARDS).map((record) => {
    const product = parseProduct(record);
    if (!product) throw new Error('The catalogue has a product that cannot be read');
    return product;
  });
  const cart = products.slice(0, LINES).map((product) => ({ product, quantity: 2 }));
  const address = { id: 'a', address: 'Main Street 1', state: 'Goa', city: 'Panaji', block: 'B', postalCode: '403001' };
  const order = {
    status: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
    createdAt: 1_700_000_000_000,
    items: cart.map((line) => ({ ...line, id: line.product.id })),
    deliveryAddress: address,
  };
  const page = (_root: unknown, { pageSize = CARDS }: { pageSize?: number }) => ({
    items: products.slice(0, pageSize),
    page: 1,
    pageSize,
    totalPages: 5,
    hasNextPage: true,
  });
  answer(schema, 'Query', {
    products: page,
    product: () => products[0],
    cart: () => cart,
    wishlist: () => products.slice(0, PICTURES),
    orders: () => Array.from({ length: PICTURES }, (_, place) => ({ ...order, id: `order${place}` })),
  });
  answer(schema, 'Mutation', { addToCart: () => ({ code: 'ADDED', message: 'It is in the cart.' }) });
  answer(schema, 'AddToCartPayload', { cart: () => cart });
  answer(schema, 'Product', { recommended: (): Product[] => products.slice(1, 1 + RECOMMENDED) });
  return schema;
}

type Answer = (source: unknown, args: Record<string, unknown>) => unknown;

function answer(schema: GraphQLSchema, typeName: string, answers: Record<string, Answer>): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  for (const [name, give] of Object.entries(answers)) {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${typeName} has no field ${name}`);
    field.resolve = async (source: unknown, args: Record<string, unknown>) => give(source, args);
  }
}
