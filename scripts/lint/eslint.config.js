import * as typescript from '@typescript-eslint/parser';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import { graphqlConfig } from './graphql.js';
import { securityConfig, TEXT_AS_CODE, TEXT_AS_MARKUP, TEXT_AS_PATTERN } from './security.js';

/** Ways to write that are not this code's. */
const STYLE = [
  { selector: 'ExportDefaultDeclaration', message: 'Export it by its name.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds it.' },
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'The environment is read in config.ts only.',
  },
];

/** What people read or hear stands in a `messages.ts`, so that it is in each language. */
const OWN_TEXTS = [
  'JSXText[value=/[A-Za-z\u0900-\u097f]/]',
  'JSXElement > JSXExpressionContainer :not(JSXAttribute) > Literal[value=/[A-Za-z] [A-Za-z]/]',
  ...[
    'Literal[value=/^(?!https:|h\\d$).*[A-Za-z]/]',
    'JSXExpressionContainer Literal[value=/[A-Z]|[a-z] [a-z]/]',
    'JSXExpressionContainer TemplateElement[value.raw=/[A-Za-z] |[A-Z]/]',
  ].map(
    (text) =>
      'JSXAttribute[name.name=/^(aria-(label|roledescription|description|valuetext)|alt|placeholder|title|label|heading|text|' +
      `description|caption|intro|keep|question|answer|line|lead|missing|everything|submitLabel)$/] > ${text}`,
  ),
  'CallExpression[callee.property.name=/^(confirm|alert)$/] > :matches(Literal, TemplateLiteral)',
  'Property[key.name=/^(message|header|heading|label)$/] > :matches(Literal, TemplateLiteral)[value!=""]',
].map((selector) => ({ selector, message: 'Put the text into the messages.ts beside the feature, in each language.' }));

const TEXT_SAFETY = [...TEXT_AS_CODE, TEXT_AS_PATTERN];

/**
 * This code's own rules, and those of React and GraphQL. What many have, with or without types, is in oxlint.config.ts; who may
 * import whom in layers.js.
 */
export default defineConfig(
  globalIgnores([
    '**/node_modules',
    'web/dist',
    'gateway/dist',
    '**/generated',
    '.data',
    'coverage',
    'schema/released',
  ]),
  graphqlConfig,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { parser: typescript },
    rules: {
      'no-restricted-syntax': ['error', ...STYLE, ...TEXT_SAFETY],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'tests/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['web/{src,sandbox}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE, ...TEXT_SAFETY, ...TEXT_AS_MARKUP] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/messages.ts', '**/messages.hi.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...STYLE, ...TEXT_SAFETY, ...TEXT_AS_MARKUP, ...OWN_TEXTS],
    },
  },
  {
    // Tools demand a default export of their configuration; config.ts, scripts and tests are where the environment is read.
    files: ['*.{js,ts}', '**/config/config.ts', 'upstream/config.ts', '**/*.config.ts', 'scripts/**'],
    rules: { 'no-restricted-syntax': ['error', ...TEXT_SAFETY] },
  },
  { files: ['tests/**', 'bench/**'], rules: { 'no-restricted-syntax': ['error', ...TEXT_AS_CODE] } },
  ...securityConfig,
);
