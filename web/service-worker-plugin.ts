import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../schema/paths.ts';
import { entryChunks, filesOf } from './built-chunks.ts';
import { buildScript } from './first-screen-plugin.ts';
import { CATALOGUE_CACHE } from './src/lib/kept-caches.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SCRIPT = here('src/service-worker.ts');
const OFFLINE_PAGE = here('offline.html');
const ICON = here('src/icon.svg');
const OUT = here('dist/offline');
const ICONS = here('dist/shop/icons');

/** Screens that can be read without a connection, and the code for that. */
const MODULES = [
  'features/products/home/home-page.tsx',
  'features/products/list/list-page.tsx',
  'features/products/detail/detail-page.tsx',
  'features/about/about-page.tsx',
  'src/later.ts',
  'offline/start-offline.ts',
];

/** `whole`: to its edges, for systems that cut icons to a shape of their own. */
const ICON_FILES = [
  { name: 'icon-192.png', size: 192, whole: false },
  { name: 'icon-512.png', size: 512, whole: false },
  { name: 'icon-maskable-512.png', size: 512, whole: true },
  { name: 'apple-touch-icon.png', size: 180, whole: true },
];

/** Builds what makes the shop installable, and readable without a connection (gateway/pages/offline.ts serves it). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }, injectTo: 'head' },
    ],
    async writeBundle(_options, bundle) {
      const code = await buildScript(SCRIPT, {
        CORE_FILES: JSON.stringify(coreFiles(bundle)),
        ENTRY_FILE: JSON.stringify(entryFile(bundle)),
        PAGES_REVISION: '"__PAGES_REVISION__"',
        'process.env.NODE_ENV': '"production"',
      });
      write(join(OUT, 'service-worker.js'), code);
      write(
        join(OUT, 'offline.html'),
        readFileSync(OFFLINE_PAGE, 'utf8')
          .replace("'FONT_FILE'", () => `'${fontFile(bundle, 'figtree-english-wght')}'`)
          .replace("'HINDI_FONT_FILE'", () => `'${fontFile(bundle, 'noto-sans-devanagari')}'`)
          .replace("'CATALOGUE_CACHE'", () => `'${CATALOGUE_CACHE}'`)
          .replace("'PRODUCT_PATH'", () => `'${paths.product}'`),
      );
      for (const { name, size, whole } of ICON_FILES) write(join(ICONS, name), await drawIcon(size, whole));
    },
  };
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function entryFile(bundle: Rolldown.OutputBundle): string {
  const entry = entryChunks(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  return `/${entry.fileName}`;
}

function fontFile(bundle: Rolldown.OutputBundle, family: string): string {
  const font = Object.keys(bundle).find((name) => name.includes(family));
  if (!font) throw new Error(`The build has no font ${family}.`);
  return `/${font}`;
}

function coreFiles(bundle: Rolldown.OutputBundle): string[] {
  const entry = entryChunks(bundle);
  const own = entry.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  const screens = MODULES.flatMap((module) => filesOf(bundle, module)).map((name) => `assets/${name}`);
  const drawn = Object.keys(bundle).filter((name) => /\.woff2$|\/icon-[\w-]+\.svg$/.test(name));
  return [...new Set([...own, ...screens, ...drawn])].map((name) => `/${name}`);
}

/** The corners of the one icon are round. */
async function drawIcon(size: number, whole: boolean): Promise<Buffer> {
  const icon = readFileSync(ICON, 'utf8');
  const picture = whole ? icon.replace(' rx="10"', '') : icon;
  return sharp(Buffer.from(picture), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}
