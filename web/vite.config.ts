import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Does in the dev server what the gateway does when it serves the built page. */
function shopName(): Plugin {
  return {
    name: 'shop-name',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__SHOP_NAME__', process.env['SHOP_NAME'] ?? 'Haat').replaceAll('__CSP_NONCE__', 'dev'),
  };
}

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    shopName(),
    // The page itself is left out: the gateway fills in the shop's name and a nonce at every request.
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  // Not the sandbox's page, which is built apart.
  optimizeDeps: { entries: ['index.html'] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that reads the rest of this build knows module preloading by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with a release of the libraries stays in browsers' caches across releases of the shop.
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@apollo|graphql|@wry|optimism|rxjs)[\\/]/,
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
