import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The copy of graphql that Node itself loads. Vite would take another one, and two of them refuse each other's types. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };

/** Three kinds of tests: node (gateway, upstream, guards), web (components in jsdom), e2e (a real Chromium). */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        resolve: { alias: [graphql] },
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
        resolve: { alias: [graphql] },
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000 },
      },
    ],
  },
});
