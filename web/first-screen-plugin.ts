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
        const code = await buildScript();
        return html.replace(PLACEHOLDER, () => code);
      },
    },
  };
}

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The first screen’s script was not built.');
  const [chunk] = output.output;
  return chunk.code.trim();
}
