import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { bundleBudget, FIRST_LOAD_BUDGET } from './bundle-budget.ts';
import { firstScreen } from './first-screen-plugin.ts';

/** Does in the dev server what the gateway does when it serves the built page. */
function shopName(): Plugin {
  const name = (process.env['SHOP_NAME'] ?? 'Haat').replaceAll(/[&<"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: 'shop-name',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('__CSP_NONCE__', 'dev').replaceAll('__SHOP_NAME__', () => name),
  };
}

/** Files that stand in for what libraries would bring into the first screen. */
const LEAN: Record<string, string> = {
  // React Router names its development build for every condition: the one for production is asked for by its file.
  'react-router': new URL('../production/index.mjs', import.meta.resolve('react-router')).href,
  'react-router/dom': new URL('../production/dom-export.mjs', import.meta.resolve('react-router/dom')).href,
  '../jsutils/inspect.mjs': new URL('src/apollo/inspect.ts', import.meta.url).href,
  './graphql/print.js': new URL('src/apollo/registered-document.ts', import.meta.url).href,
  './maskFragment.js': new URL('src/apollo/unmasked.ts', import.meta.url).href,
  './maskOperation.js': new URL('src/apollo/unmasked.ts', import.meta.url).href,
};

function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = LEAN[source];
      return file && importer?.includes('node_modules') ? fileURLToPath(file) : undefined;
    },
  };
}

/** Files that come with the page. */
const OF_EVERY_SCREEN = /assets\/(index|libraries|rolldown-runtime|shared)-/;

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    shopName(),
    leanLibraries(),
    firstScreen(),
    bundleBudget('features/products/list/list-page.tsx', FIRST_LOAD_BUDGET),
    // The page itself is left out: the gateway fills in the shop's name and a nonce at every request.
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  resolve: {
    // rxjs in the language of today, not of 2009.
    conditions: ['es2015', ...defaultClientConditions],
  },
  // Not the sandbox's page, which is built apart.
  optimizeDeps: { entries: ['index.html'] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that reads the rest of this build knows module preloading by itself.
    modulePreload: {
      polyfill: false,
      // A screen's files without those that the page itself has loaded.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !OF_EVERY_SCREEN.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a release of the libraries stays in browsers' caches across releases of the shop.
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@apollo|graphql|@wry|optimism|rxjs)[\\/]/,
            },
            // What many screens share, in one file instead of a dozen of a few hundred bytes; not what forms alone share, what
            // the product list does without, or what brings Mantine or the carousel along, since a group takes what its
            // modules import.
            {
              name: 'shared',
              test: /(web[\\/]src|schema|@tabler)[\\/](?!generated|lib[\\/]one-intent|rules|limits|session[\\/]registration|ui[\\/](form|table|mantine)|shell[\\/]admin|shared[\\/]product[\\/]product-rail)/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/graphql', '/pictures', '/healthz', '/readyz', '/sandbox', '/docs'].map((path) => [path, { target: gateway }]),
    ),
  },
});
