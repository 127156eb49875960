import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CURRENT = fileURLToPath(new URL('current-sanitizer.ts', import.meta.url));
/** The DOMPurify that the editor's package bundles; it is as old as the editor. */
const BUNDLED = /[\\/]dompurify[\\/]dompurify\.js$/;

/** Replaces the editor's outdated DOMPurify. A newer editor works neither with GraphiQL nor with its language service. */
export function currentSanitizer(): Plugin {
  return {
    name: 'current-sanitizer',
    enforce: 'pre',
    resolveId: (source) => (BUNDLED.test(source) ? CURRENT : undefined),
    generateBundle() {
      const modules = [...this.getModuleIds()];
      if (modules.some((id) => BUNDLED.test(id)) || !modules.includes(CURRENT)) {
        this.error('The editor keeps its sanitizer elsewhere now: see web/sandbox/sanitizer-plugin.ts.');
      }
    },
  };
}
