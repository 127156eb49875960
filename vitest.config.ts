import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The copy of graphql that Node itself loads. Vite would take another one, and two of them refuse each other's types. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };

/** Vitest leaves a core to others: on two, files would run one by one, though most of their time is waiting. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** Three kinds of tests: node (gateway, upstream, guards), web (components in jsdom), e2e (a real Chromium). */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: WORKERS,
    globalSetup: ['tests/support/generated-code.ts', 'tests/support/servers/seeded-database.ts'],
    projects: [
      {
        extends: true,
        resolve: { alias: [graphql] },
        test: {
          name: 'node',
          include: ['tests/{schema,gateway,system,upstream,guards,scripts,bench}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/browser/web-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        resolve: { alias: [graphql] },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // Each has a browser and a shop of its own; more than two of them only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
    ],
  },
});
