import { existsSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** Modules that make code of texts. */
const VM = ['vm', 'node:vm'].map((name) => ({ name, message: 'No text becomes code.' }));
const MODULE = ['module', 'node:module'].map((name) => ({
  name,
  importNames: ['createRequire'],
  message: 'Import it.',
}));

/**
 * All rules for TypeScript and JavaScript (docs/decisions/0042-one-linter.md). This file lies in the root, since its patterns begin
 * where it lies.
 */
export default defineConfig({
  plugins: ['react', 'typescript', 'unicorn'],
  jsPlugins: ['./scripts/lint/own-rules.js'],
  env: { browser: true, node: true },
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error', typeAware: true },
  ignorePatterns: [
    'web/dist',
    'gateway/dist',
    '**/generated',
    '.data',
    'coverage',
    'schema/released',
    // Rules that use types would report what is not installed; `npm run bench` installs it.
    ...(existsSync('bench/node_modules') ? [] : ['bench/peers']),
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-restricted-imports': ['error', { paths: [...VM, ...MODULE] }],
    'no-script-url': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'own/environment-in-config': 'error',
    'own/named-exports': 'error',
    'own/no-text-as-code': 'error',
    'own/no-text-as-pattern': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // What these refuse is meant: pairs of a label and an element, `return void`, letters by code point, texts sorted as
    // they are, arrays of a length, a word called `then`. no-useless-default-assignment takes an optional parameter for
    // one that is always given.
    'react/jsx-key': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/no-thenable': 'off',
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [
    { files: ['scripts/**', 'docs/examples/**'], rules: { 'no-console': 'off' } },
    {
      files: ['web/{src,sandbox}/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'open', message: 'Make it a link: what it opens has no hold on it.' },
        ],
        'own/no-text-as-markup': 'error',
        'own/pages-stay-alone': 'error',
      },
    },
    { files: ['web/src/**'], rules: { 'own/texts-in-messages': 'error' } },
    { files: ['**/messages.ts', '**/messages.hi.ts'], rules: { 'own/texts-in-messages': 'off' } },
    {
      // Tools demand a default export of their configuration; config.ts, scripts and tests are where the environment is read.
      files: ['*.{js,ts}', '**/config/config.ts', 'upstream/config.ts', '**/*.config.ts', 'scripts/**'],
      rules: { 'own/environment-in-config': 'off', 'own/named-exports': 'off' },
    },
    {
      // Tests tell attacks, and start modules of their own.
      files: ['tests/**', 'bench/**'],
      rules: {
        'no-script-url': 'off',
        'own/environment-in-config': 'off',
        'own/named-exports': 'off',
        'own/no-text-as-pattern': 'off',
      },
    },
  ],
});
