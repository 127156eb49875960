import { globSync, readdirSync, rmSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentsConfig } from './scripts/codegen/documents-plugin.ts';

const WEB_DOCUMENTS = 'web/src/**/*.graphql';

/** Folders of screens that have documents, below web/src/features. */
const screens = readdirSync('web/src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => dirname(file).split(sep).join('/'));

/** What several screens select or change, and the session's operations. */
const SHARED = [
  'web/src/shared/{*,!(saved-views|open-orders|deleted-products)/**/*}.graphql',
  'web/src/apollo/*.graphql',
];

const SCALARS = { ID: 'string', DateTime: 'string' };

/** Fragments are imported, and so are enums and inputs. */
const WEB_TYPES = {
  scalars: SCALARS,
  useTypeImports: true,
  inlineFragmentTypes: 'combine',
  importSchemaTypesFrom: 'web/src/generated/schema.ts',
  importExtension: '.ts' as const,
};

const DOCUMENTS_PLUGIN = './scripts/codegen/documents-plugin.ts';
const documentsConfig = (config: Partial<DocumentsConfig> = {}): Record<string, DocumentsConfig> => ({
  [DOCUMENTS_PLUGIN]: { fragmentsFrom: './components.ts', ...config },
});
const MANIFEST = { documents: WEB_DOCUMENTS, plugins: ['./scripts/codegen/manifest-plugin.ts'] };

/** Operations of screens that send them by the client itself. */
const WITHOUT_HOOK = ['StaffCatalogue', 'SetProductFields', 'StaffLogRows'];

/** A file per screen, so that each loads its own documents alone. */
const screenFiles = Object.fromEntries(
  [...new Set(screens)].sort().map((screen) => [
    `web/src/generated/${screen.replaceAll('/', '-')}.ts`,
    {
      documents: `web/src/features/${screen}/*.graphql`,
      // Reversed, since the tool's cache takes equal lists for equal documents, whether they are external or not.
      externalDocuments: [...SHARED].reverse(),
      plugins: ['typescript-operations', documentsConfig({ withoutHook: WITHOUT_HOOK })],
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
          StaffChangePage: '../../store/staff-log.ts#ChangePage',
          StaffChange: '../../store/staff-log.ts#StaffChange as StaffChangeModel',
          UndoStaffChangePayload: '../staff/staff.undo.ts#Undone',
          Review: '../reviews/reviews.rest.ts#Review as ReviewModel',
          ProductPage: '../products/products.paging.ts#ProductPage as ProductPageModel',
          CataloguePage: '../products/products.rows.ts#RowsPage',
          CatalogueRow: '../products/products.indexed.ts#ListedProduct',
          ProductCounts: '../../search/choices.ts#ChoiceCounts',
          Cart: '../cart/cart.rest.ts#Cart as CartModel',
          CartItem: '../cart/cart.rest.ts#CartItem as CartItemModel',
          Wishlist: '../wishlist/wishlist.rest.ts#Wishlist as WishlistModel',
          Order: '../orders/orders.rest.ts#Order as OrderModel',
          OrderPage: '../orders/orders.rest.ts#OrderPage as OrderPageModel',
          SalesReport: '../insight/insight.report.ts#SalesReport as SalesReportModel',
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
    ...screenFiles,
    // Not for shoppers, whose first screen would load it.
    'web/src/generated/saved-views.ts': {
      documents: 'web/src/shared/saved-views/*.graphql',
      plugins: ['typescript-operations', documentsConfig()],
      config: WEB_TYPES,
    },
    // Staff alone.
    'web/src/generated/deleted-products.ts': {
      documents: 'web/src/shared/deleted-products/*.graphql',
      plugins: ['typescript-operations', documentsConfig()],
      config: WEB_TYPES,
    },
    // Loaded after the screens that show it.
    'web/src/generated/open-orders.ts': {
      documents: 'web/src/shared/open-orders/*.graphql',
      plugins: ['typescript-operations', documentsConfig()],
      config: WEB_TYPES,
    },
    // What belongs to no screen: the session, and the fragments and changes that several screens share.
    'web/src/generated/components.ts': {
      documents: SHARED,
      plugins: [
        'typescript-operations',
        documentsConfig({
          cacheFragments: ['ProductCard', 'WishlistIds', 'WishlistState'],
          withoutHook: ['AddToWishlist', 'RemoveFromWishlist', 'LogOut'],
        }),
      ],
      config: WEB_TYPES,
    },
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
