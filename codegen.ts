import { globSync, rmSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentsConfig } from './scripts/codegen/documents-plugin.ts';
import { generatedFile } from './scripts/codegen/generated-file.ts';

const WEB_DOCUMENTS = 'web/src/**/*.graphql';

/** What several screens select or change, and the session's operations. */
const SHARED = ['web/src/shared/**/*.graphql', 'web/src/apollo/*.graphql'];

/** The .graphql files of the web app, by the file that is generated from them. */
const webFiles = Object.entries(Object.groupBy(globSync(WEB_DOCUMENTS).sort(), generatedFile));

const SCALARS = { ID: 'string', DateTime: 'string' };

/** Fragments are imported, and so are enums and inputs. */
const WEB_TYPES = {
  scalars: SCALARS,
  useTypeImports: true,
  inlineFragmentTypes: 'combine',
  importSchemaTypesFrom: 'web/src/generated/schema.ts',
  importExtension: '.ts' as const,
};

const MANIFEST = { documents: WEB_DOCUMENTS, plugins: ['./scripts/codegen/manifest-plugin.ts'] };

const DOCUMENTS: DocumentsConfig = {
  cacheFragments: ['ProductCard', 'WishlistIds', 'WishlistState'],
  withoutHook: ['LogOut', 'SetProductFields'],
};

const documentFiles = Object.fromEntries(
  webFiles.map(([name, documents]) => [
    `web/src/generated/${name}.ts`,
    {
      documents,
      // Reversed, since the tool's cache takes equal lists for equal documents, whether they are external or not.
      externalDocuments: [...SHARED].reverse(),
      plugins: ['typescript-operations', { './scripts/codegen/documents-plugin.ts': DOCUMENTS }],
      config: WEB_TYPES,
    },
  ]),
);

const SCHEMA_TYPES = {
  enumsAsTypes: true,
  useTypeImports: true,
  scalars: { ID: { input: 'string', output: 'string' }, DateTime: { input: 'never', output: 'number' } },
};

const config: CodegenConfig = {
  schema: 'schema/sdl/*.graphql',
  hooks: { afterStart: removeStaleFiles },
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
          CataloguePage: '../products/products.rows.ts#RowsPage',
          CatalogueRow: '../products/products.indexed.ts#ListedProduct',
          Cart: '../cart/cart.rest.ts#Cart as CartModel',
          CartItem: '../cart/cart.rest.ts#CartItem as CartItemModel',
          Wishlist: '../wishlist/wishlist.rest.ts#Wishlist as WishlistModel',
          Order: '../orders/orders.rest.ts#Order as OrderModel',
          OrderPage: '../orders/orders.rest.ts#OrderPage as OrderPageModel',
          User: '../users/users.rest.ts#User as UserModel',
          AddReviewPayload: '../products/products.rest.ts#ProductChange',
          UpdateProductPayload: '../products/products.rest.ts#ProductChange',
          DeleteReviewPayload: '../products/products.rest.ts#ProductChange',
          RemoveOrderItemPayload: '../orders/orders.rest.ts#OrderChange',
          UpdateOrderStatusPayload: '../orders/orders.rest.ts#OrderChange',
        },
        makeResolverTypeCallable: true,
      },
    },
    ...documentFiles,
    // The enums and inputs that the web app's documents use.
    'web/src/generated/schema.ts': {
      documents: WEB_DOCUMENTS,
      plugins: ['typescript-operations'],
      config: { scalars: SCALARS, generateOperationTypes: false },
    },
    'web/src/generated/operations.json': MANIFEST,
    'web/src/generated/operation-hashes.ts': MANIFEST,
    // Typed documents for any client, without React: what a user of the gateway would generate for theirs.
    'docs/examples/generated/place-an-order.ts': {
      documents: ['docs/examples/place-an-order.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { enumType: 'string-literal', useTypeImports: true, scalars: { ID: 'string' } },
    },
  },
};

/** Removes what was generated for a screen that is gone, as after a change of branches: git does not know these files. */
function removeStaleFiles(): void {
  for (const file of globSync('web/src/generated/*')) if (!(file in config.generates)) rmSync(file);
}

export default config;
