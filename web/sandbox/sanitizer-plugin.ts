import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CURRENT = fileURLToPath(new URL('current-sanitizer.ts', import.meta.url));
/** The copy of DOMPurify in the editor's package, which is as old as the editor. */
const BUNDLED = /[\\/]dompurify[\\/]dompurify\.js$/;

/**
 * Has the editor make HTML of texts by the DOMPurify of package.json. An editor that brings a newer one will do for neither
 * GraphiQL nor its language service.
 */
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
