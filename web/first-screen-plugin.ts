import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SCRIPT = fileURLToPath(new URL('src/start/first-screen.ts', import.meta.url));
const PLACEHOLDER = '/* FIRST_SCREEN */';

/** Puts the script that runs before the first paint into the page (web/src/start/first-screen.ts). */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await buildScript(SCRIPT, {}, false);
        return html.replace(PLACEHOLDER, () => code);
      },
    },
  };
}

/** A script that stands alone. `define`: values that it has in place of names. False: what only runs when it is imported is left out. */
export async function buildScript(
  input: string,
  define: Record<string, string>,
  moduleSideEffects = true,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { moduleSideEffects } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${input} was not built.`);
  return output.output[0].code.trim();
}
