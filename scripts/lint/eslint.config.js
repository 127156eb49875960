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
  'ChoiceCount',
  'DeliveredTotals',
  'OrderStatusCount',
  'PageInfo',
  'PriceCount',
  'PriceRange',
  'ProductConflict',
  'ProductCounts',
  'ProductFacets',
  'SessionUser',
  'StarsCount',
  'Wishlist',
];

/** Rules for the schema and for operations. Those for TypeScript and JavaScript are in oxlint.config.ts. */
export default defineConfig(
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
            types: WITHOUT_ID,
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
