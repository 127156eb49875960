import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { registerOperation, writeOperations } from './scripts/registered-operations.ts';

/** Folders of screens that have documents, below web/src/features. */
const screens = readdirSync('web/src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => dirname(file).split(sep).join('/'));

/** The plugin also writes suspense hooks, typed for Apollo Client 3: nobody calls them, and the bundle leaves them out. */
const NOT_CHECKED = { add: { content: '// @ts-nocheck' } };

/** What several screens select. */
const FRAGMENTS = 'web/src/shared/**/!(*-changes).graphql';

const HOOKS = [NOT_CHECKED, 'typescript-operations', 'typescript-react-apollo'];

const HOOKS_CONFIG = {
  apolloReactHooksImportFrom: '@apollo/client/react',
  apolloReactCommonImportFrom: '@apollo/client/react',
  documentMode: 'documentNodeImportFragments',
  unstable_onExecutableDocumentNode: registerOperation,
  withResultType: false,
  withMutationOptionsType: false,
  withMutationFn: false,
  addDocBlocks: false,
  enumType: 'string-literal',
  useTypeImports: true,
  scalars: { ID: 'string', DateTime: 'string' },
};

/** Hooks, one file per screen, so that each carries only its own documents. */
const hooks = Object.fromEntries(
  [...new Set(screens)].sort().map((screen) => [
    `web/src/generated/${screen.replaceAll('/', '-')}.ts`,
    {
      documents: [`web/src/features/${screen}/*.graphql`, FRAGMENTS],
      plugins: HOOKS,
      config: HOOKS_CONFIG,
    },
  ]),
);

const SCHEMA_TYPES = {
  enumsAsTypes: true,
  useTypeImports: true,
  scalars: { ID: { input: 'string', output: 'string' }, DateTime: { input: 'never', output: 'number' } },
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  hooks: { beforeDone: writeOperations },
  generates: {
    'gateway/generated/schema.ts': { plugins: ['typescript'], config: SCHEMA_TYPES },
    'gateway/domains/generated/resolvers.ts': {
      plugins: [
        { add: { content: "import type * as Schema from '../../generated/schema.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...SCHEMA_TYPES,
        namespacedImportName: 'Schema',
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Product: '../products/products.rest.ts#Product as ProductModel',
          Review: '../reviews/reviews.rest.ts#Review as ReviewModel',
          ProductPage: '../products/products.paging.ts#ProductPage as ProductPageModel',
          Cart: '../cart/cart.rest.ts#Cart as CartModel',
          CartItem: '../cart/cart.rest.ts#CartItem as CartItemModel',
          Wishlist: '../wishlist/wishlist.rest.ts#Wishlist as WishlistModel',
          Order: '../orders/orders.rest.ts#Order as OrderModel',
          OrderPage: '../orders/orders.rest.ts#OrderPage as OrderPageModel',
          User: '../users/users.rest.ts#User as UserModel',
          AddReviewPayload: '../change.ts#ProductChange',
          UpdateProductPayload: '../change.ts#ProductChange',
          DeleteReviewPayload: '../change.ts#ProductChange',
          RemoveOrderItemPayload: '../change.ts#OrderChange',
          UpdateOrderStatusPayload: '../change.ts#OrderChange',
        },
        makeResolverTypeCallable: true,
      },
    },
    ...hooks,
    // What is not any one screen's: the session, and what the bar and the cards do wherever they stand.
    'web/src/generated/components.ts': {
      documents: ['web/src/shared/**/*.graphql', 'web/src/apollo/*.graphql'],
      plugins: HOOKS,
      config: HOOKS_CONFIG,
    },
    // Typed documents for any client, without React: what a user of the gateway would generate for theirs.
    'docs/examples/generated/place-an-order.ts': {
      documents: ['docs/examples/place-an-order.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { enumType: 'string-literal', useTypeImports: true, scalars: { ID: 'string' } },
    },
  },
};

export default config;
