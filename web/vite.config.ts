import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { bundleBudget, FIRST_LOAD_BUDGET } from './bundle-budget.ts';
import { scopedName } from './scoped-name.ts';
import { firstScreen } from './first-screen-plugin.ts';
import { serverBundle } from './server-bundle-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** Fills in what the gateway fills in when it serves the built page. */
function shopName(): Plugin {
  const name = (process.env['SHOP_NAME'] ?? 'Haat').replaceAll(/[&<"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: 'shop-name',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__CSP_NONCE__', 'dev')
        .replaceAll('__SHOP_URL__', '')
        .replaceAll('__SHOP_NAME__', () => name),
  };
}

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    shopName(),
    firstScreen(),
    bundleBudget('features/products/list/list-page.tsx', FIRST_LOAD_BUDGET),
    serverBundle(),
    serviceWorker(),
    // Not HTML: the gateway fills in the shop's name and a nonce for each request.
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  // Rxjs, which Apollo Client brings, has a build for today's browsers under this name: 1.4 kB less on the first screen.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  css: { modules: { generateScopedName: scopedName } },
  optimizeDeps: { entries: ['index.html'] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // All browsers that can run this build support module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a busy machine it says that plugins take most of the time
      output: {
        // The names of shared parts list the screens that share them.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('parts~') ? 'parts' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // Libraries change rarely: browsers keep this chunk across releases of the shop.
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@apollo|graphql|@wry|optimism|rxjs)[\\/]/,
            },
            // What the page's script imports at once.
            { name: 'start', tags: ['$initial'] },
            // What screens share, in a file for each set of screens. Merged files would bring dialogs to screens that open none.
            { name: 'parts', minShareCount: 2, entriesAware: true },
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
      ['/graphql', '/pictures', '/healthz', '/readyz', '/sandbox', '/vitals', '/robots.txt', '/sitemap'].map((path) => [
        path,
        { target: gateway },
      ]),
    ),
  },
});
