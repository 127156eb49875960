import { existsSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/**
 * Rules that many have, most of which use types: a native linter needs a seventh of ESLint's processor time for them
 * (docs/decisions/0042-two-linters.md). What is this code's alone is in scripts/lint/. This file lies in the root, since its
 * patterns begin where it lies.
 */
export default defineConfig({
  plugins: ['typescript', 'unicorn'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  ignorePatterns: [
    'web/dist',
    'gateway/dist',
    '**/generated',
    '.data',
    'coverage',
    'schema/released',
    // Rules that use types would report what is not installed; `npm run bench` installs it.
    ...(existsSync('bench/node_modules') ? [] : ['bench/peers']),
    'scripts/lint',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
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
    // What these refuse is meant: `return void`, letters by code point, texts sorted as they are, arrays of a length, a word called
    // `then`. no-useless-default-assignment takes an optional parameter for one that is always given.
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/no-thenable': 'off',
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [{ files: ['scripts/**', 'docs/examples/**'], rules: { 'no-console': 'off' } }],
});
