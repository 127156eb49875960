import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';
import { filesOf, HINDI } from './built-chunks.ts';

const ENTRY = fileURLToPath(new URL('src/entry-server.tsx', import.meta.url));
const OUT = fileURLToPath(new URL('dist/server', import.meta.url));
/** Screens that the server renders (web/src/entry-server.tsx). */
const SCREENS = [
  'features/products/home/home-page.tsx',
  'features/products/list/list-page.tsx',
  'features/products/detail/detail-page.tsx',
  'features/about/about-page.tsx',
  'features/errors/not-found-page.tsx',
  HINDI,
];

/** Builds the code with which the gateway renders pages, once the names of the shop's files are known. */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const files = Object.fromEntries(SCREENS.map((module) => [module, filesOf(bundle, module)]));
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        define: {
          SERVER_SCREEN_FILES: JSON.stringify(files),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        // One copy of everything, with the shop's own versions: the gateway needs none of these packages.
        css: { modules: { generateScopedName: scopedName } },
        ssr: { noExternal: true },
        build: { ssr: ENTRY, outDir: OUT, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
      });
    },
  };
}
