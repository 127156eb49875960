import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { currentSanitizer } from './sanitizer-plugin.ts';

/**
 * The sandbox, built apart from the shop: in one build, what GraphiQL needs of React and graphql would end up in the
 * chunks that every shopper loads.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  plugins: [react(), currentSanitizer()],
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/sandbox',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The editor alone is past the usual limit, and nobody waits for it but developers, once.
    chunkSizeWarningLimit: 10_000,
  },
});
