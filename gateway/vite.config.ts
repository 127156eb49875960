import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const HERE = import.meta.dirname;
const OUT = fileURLToPath(new URL('dist', import.meta.url));
/** The name of the package that a module is part of. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Packages that are loaded when they are first needed, if at all, or have parts that are no JavaScript. */
const LOADED_LATER = ['nodemailer', 'pg', 'redis', 'sharp'];

/** A file that names another one by its own address goes on to do so. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    if (!id.startsWith(HERE) || !code.includes('import.meta.')) return;
    const own = {
      'import.meta.url': `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url).href`,
      'import.meta.dirname': `(import.meta.dirname + ${JSON.stringify(`/${relative(OUT, dirname(id))}`)})`,
    };
    const changed = code.replaceAll(/import\.meta\.(?:url|dirname)/g, (name) => own[name as keyof typeof own]);
    return { code: changed, map: null }; // within one line
  },
};

/**
 * Node reads the whole source map at the first stack trace and keeps it: with the packages it takes 45 MB. Their traces name the
 * built file.
 */
const ownMapOnly: Plugin = {
  name: 'own-map-only',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
};

/** Writes down which packages each file is made of: source maps do not know it. */
const packageList: Plugin = {
  name: 'package-list',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const lists = chunks.map(({ fileName, moduleIds }) => [
      fileName,
      [...new Set(moduleIds.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []))],
    ]);
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(Object.fromEntries(lists)) });
  },
};

/** The gateway and what it loads at its start, as a few files for Node (docs/decisions/0039). */
export default defineConfig({
  root: HERE,
  publicDir: false,
  plugins: [ownAddresses, ownMapOnly, packageList],
  // Some packages ask for its other copy, and two of them refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  ssr: { noExternal: true, external: LOADED_LATER },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node26',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { start: `${HERE}/start.ts` },
      output: {
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        // There is less to read, and names in stack traces stay.
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
