import type { KnipConfig } from 'knip';

/** Files, exports and packages that nothing uses. The entries are what is started, or named in a string. */
const config: KnipConfig = {
  entry: [
    'gateway/start.ts',
    'upstream/main.ts',
    'upstream/database/{drizzle.config,tables/*.tables}.ts',
    'web/src/{main.tsx,entry-server.tsx,service-worker.ts,start/first-screen.ts}',
    'web/sandbox/{main.tsx,current-sanitizer.ts}',
    '{gateway,web,web/sandbox}/vite.config.ts',
    'scripts/{*,{check,codegen,lint,schema}/*,dev/mock-shop}.{ts,mjs}',
    'bench/{*,{load,peers,upstream}/*}.ts',
    'docs/examples/*.ts',
    'tests/support/servers/make-*-database.ts',
  ],
  project: ['{schema,gateway,upstream,web,scripts,bench,docs,tests}/**/*.{ts,tsx,mjs,js}', '*.ts', '!**/dist/**'],
  eslint: { config: 'scripts/lint/eslint.config.js' },
  'dependency-cruiser': { config: 'scripts/lint/layers.js' },
  ignoreIssues: {
    '**/generated/*': ['types'],
    // Of support for tests.
    'tests/**': ['exports', 'types'],
    // They have a package.json of their own.
    '{bench/peers,scripts/lint,tests/nightly/bucket}/*': ['unlisted'],
  },
  ignoreDependencies: [
    // `tsc`.
    '@typescript/native',
    // The versions with which GraphiQL works.
    'monaco-.+',
    // Their files are copied into web/src/fonts.
    '@fontsource-variable/.+',
  ],
  exclude: ['binaries', 'duplicates'],
};

export default config;
