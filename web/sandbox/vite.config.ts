import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { currentSanitizer } from './sanitizer-plugin.ts';

/** A build of its own: in one build, the shop's chunks would get GraphiQL's parts of React and graphql. */
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
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      // GraphiQL names its icons after their functions.
      output: { keepNames: true },
      // Each of its files begins with a directive for React's compiler.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
});
