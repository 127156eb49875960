import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The copy of graphql that Node itself loads. Vite would take another one, and two of them refuse each other's types. */
const graphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };

/** What costs much and is no test's matter: hashes at their real cost, and new databases. */
const QUICK = ['tests/support/servers/quick-passwords.ts', 'tests/support/servers/quick-databases.ts'];

/** React's build in component tests: the one that ships, or the one with warnings, which takes longer (decision 27). */
const REACT = process.env['REACT'] ?? 'production';

/** Nightly tests that measure how fast something is. */
const MEASURING = ['tests/nightly/{lighthouse,overload}.test.ts'];

/** One more than there are cores: browsers, processes and timers make tests wait. */
const WORKERS = availableParallelism() + 1;

/**
 * Four kinds of tests: node (gateway, upstream, guards), web (components in jsdom), e2e (a real Chromium), and nightly
 * (load, crashes and whatever takes minutes; `npm run nightly`).
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    maxWorkers: WORKERS,
    // Files share their worker's modules, which halves the processor time: no test may leave anything behind.
    isolate: false,
    // Saves no time here. With what earlier runs had left in it, the matchers of jest-dom were missing in whole runs.
    fsModuleCache: false,
    execArgv: ['--disable-warning=ExperimentalWarning'], // undici says at each start that its interceptor for content encodings is new
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        extends: true,
        resolve: { alias: [graphql] },
        test: {
          name: 'node',
          include: ['tests/{schema,gateway,system,upstream,guards,scripts,bench}/**/*.test.ts'],
          exclude: ['tests/system/scale/**'],
          setupFiles: QUICK,
        },
      },
      {
        extends: true,
        resolve: { alias: [graphql] },
        oxc: { jsx: { development: REACT === 'development' } },
        test: {
          name: 'web',
          env: { NODE_ENV: REACT },
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
          setupFiles: QUICK,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        resolve: { alias: [graphql] },
        test: {
          name: 'nightly',
          include: ['tests/{nightly,system/scale}/**/*.test.ts'],
          exclude: MEASURING,
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: { alias: [graphql] },
        // One file at a time, after all others.
        test: {
          name: 'nightly-measuring',
          include: MEASURING,
          testTimeout: 600_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
