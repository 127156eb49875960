import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The texts of Hindi, whose font is preloaded with them (web/src/theme/base.css). */
export const HINDI = 'src/hindi.ts';
const HINDI_FONT = 'noto-sans-devanagari';

export function entryChunks(bundle: Bundle): Chunk[] {
  return withImports(
    bundle,
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
  );
}

/** The chunks that the screen in `module` loads in addition when it opens. */
export function screenChunks(bundle: Bundle, module: string): Chunk[] {
  const screen = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!screen) throw new Error(`The build has no chunk of ${module}.`);
  const loaded = new Set(entryChunks(bundle));
  return withImports(bundle, [screen]).filter((chunk) => !loaded.has(chunk));
}

export function sheetsOf({ viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}

/** Names in the folder `assets` of what a screen loads in addition to the page. */
export function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = screenChunks(bundle, module);
  const sheets = new Set(chunks.flatMap(sheetsOf));
  const fonts = module === HINDI ? Object.keys(bundle).filter((name) => name.includes(HINDI_FONT)) : [];
  return [...chunks.map(({ fileName }) => fileName), ...sheets, ...fonts].map((name) => name.replace('assets/', ''));
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** Each after what it imports: a screen's style sheet overrides those of the parts that it uses. */
function withImports(bundle: Bundle, chunks: Chunk[], seen = new Set<Chunk>()): Chunk[] {
  return chunks.flatMap((chunk) => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = chunk.imports.map((name) => requireChunk(bundle, name));
    return [...withImports(bundle, imported, seen), chunk];
  });
}

function requireChunk(bundle: Bundle, name: string): Chunk {
  const output = bundle[name];
  if (output?.type !== 'chunk') throw new Error(`The build has no chunk ${name}.`);
  return output;
}
