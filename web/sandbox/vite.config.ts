import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { currentSanitizer } from './sanitizer-plugin.ts';

/** GraphiQL names its icons after their functions, which a build renames: 'yb icon', shown beside the button's own hint. */
function namelessIcons(): Plugin {
  const named = /const title = RawComponent\.name[^;]*;/;
  return {
    name: 'nameless-icons',
    apply: 'build',
    transform: {
      filter: { id: /@graphiql[\\/]react[\\/]dist[\\/]icons[\\/]index\.js/ },
      handler(code) {
        if (!named.test(code)) this.error('GraphiQL names its icons elsewhere now.');
        return code.replace(named, 'const title = undefined;');
      },
    },
  };
}

/** A build of its own: in one build, the shop's chunks would get GraphiQL's parts of React and graphql. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  plugins: [react(), currentSanitizer(), namelessIcons()],
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/sandbox',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 10_000,
  },
});
