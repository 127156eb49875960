import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { screenChunks, sheetsOf } from './built-chunks.ts';

const SCRIPT = fileURLToPath(new URL('src/first-screen.ts', import.meta.url));
const PLACEHOLDER = '/* FIRST_SCREEN */';
/** Preloaded like a screen, with its font (web/src/theme.css). */
export const HINDI = 'src/hindi.ts';
const HINDI_FONT = 'noto-sans-devanagari';
/** Screens whose files the script preloads (features/products/first-requests.ts). */
const SCREENS = [
  ...['home/home-page', 'list/list-page', 'detail/detail-page'].map((path) => `features/products/${path}.tsx`),
  HINDI,
];

export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle ? Object.fromEntries(SCREENS.map((module) => [module, filesOf(bundle, module)])) : {};
        const code = await buildScript(files);
        return html.replace(PLACEHOLDER, () => code);
      },
    },
  };
}

/** Names in the folder `assets` of what a screen loads in addition to the page. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = screenChunks(bundle, module);
  const sheets = new Set(chunks.flatMap(sheetsOf));
  const fonts = module === HINDI ? Object.keys(bundle).filter((name) => name.includes(HINDI_FONT)) : [];
  return [...chunks.map(({ fileName }) => fileName), ...sheets, ...fonts].map((name) => name.replace('assets/', ''));
}

async function buildScript(files: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { SCREEN_FILES: JSON.stringify(files) },
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
