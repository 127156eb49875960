import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';

/** The documents that clients send: the shop's own, and the example's. */
const OPERATIONS = ['web/src/**/*.graphql', 'docs/examples/*.graphql'];
const SCHEMA = ['schema/sdl/*.graphql'];

const { 'flat/schema-recommended': schema, 'flat/operations-recommended': operations } = graphql.configs;
const common = {
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: SCHEMA, documents: OPERATIONS } },
  },
  plugins: { '@graphql-eslint': graphql },
};

/** Types that stand for one thing only, or are told apart by what they stand in. */
const WITHOUT_ID = [
  'AdminSummary',
  'Cart',
  'CheckoutSummary',
  'DeliveredTotals',
  'PageInfo',
  'PriceRange',
  'ProductConflict',
];
const ALSO_WITHOUT_ID = ['ProductFacets', 'SessionUser', 'Wishlist'];
const STOCK_WITHOUT_ID = ['OrderStatusCount'];
const COUNTS_WITHOUT_ID = ['ChoiceCount', 'PriceCount', 'ProductCounts', 'StarsCount'];

/**
 * Rules for the schema and for operations, by what they are. Rules that look at several files see them as they are on the
 * disk, so this is run without a cache: `npm run check` has a line of its own for it.
 */
export const graphqlConfig = defineConfig(
  {
    ...common,
    files: SCHEMA,
    rules: {
      ...schema.rules,
      // tests/guards/descriptions.test.ts asks for more than this rule can.
      '@graphql-eslint/require-description': 'off',
      // One line where one is enough, a block where it is not.
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/strict-id-in-types': [
        'error',
        {
          exceptions: {
            types: [...WITHOUT_ID, ...ALSO_WITHOUT_ID, ...COUNTS_WITHOUT_ID, ...STOCK_WITHOUT_ID],
            suffixes: ['Page', 'Payload'],
          },
        },
      ],
    },
  },
  { ...common, files: OPERATIONS, rules: operations.rules },
  {
    // Code reads these from the browser's cache as well, and the rule blames every file whose fragments such a one spreads.
    files: ['web/src/shared/**/*.graphql'],
    rules: { '@graphql-eslint/no-unused-fragments': 'off' },
  },
);
