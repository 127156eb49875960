import { defineConfig } from 'vitest/config';

/** Three kinds of tests: node (gateway, upstream, guards), web (components in jsdom), e2e (a real Chromium). */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Node takes graphql's CommonJS build, Vite would take the other one, and a schema works with its own only.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: { name: 'node', include: ['tests/{schema,gateway,upstream,guards,scripts}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/web-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 },
      },
    ],
  },
});
