import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countFunctions } from './call-path.ts';
import { duplicatedLines } from './duplicates.ts';
import { components, isCode, readImports, trackedFiles, within, type ImportGraph } from './import-graph.ts';

const USAGE = `npm run house                     measures the trees of this clone
npm run house -- FOLDER           those of another clone
npm run house -- --calls          also runs the gateway, to count the functions that one product list runs
`;

/** Older clones had the benchmark in tests/bench. */
const TREES = ['gateway', 'upstream', 'web/src', 'schema', 'scripts', 'tests', 'bench', 'tests/bench'];
const GENERATED = /(^|\/)generated\//;
/** Files with fewer lines than this are counted. */
const FEW_LINES = 40;
/** Folders with more files than this are counted. */
const MANY_FILES = 20;
const SPACES = 2;

const { root, calls } = readArguments();
const files = trackedFiles(root);
const graph = readImports(root, files);
const code = files.filter((file) => isCode(file) && !GENERATED.test(file));
const texts = new Map(code.map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n')]));
const lines = (chosen: readonly string[]): string[] => chosen.flatMap((file) => texts.get(file) ?? []);

const rows = TREES.filter((tree) => existsSync(join(root, tree))).map(measureTree);
const head = ['tree', 'files', 'lines', 'comments', `under ${FEW_LINES}`, 'levels', 'cycles', 'largest folder'];
print([head, ...rows]);

const generated = files.filter((file) => GENERATED.test(file));
const bytes = generated.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
const crowded = [...folders(files)].filter(([, count]) => count > MANY_FILES);
print([
  ['cycles of the whole, types included', String(cyclesOf(graph))],
  ['generated code in git', `${Math.round(bytes / 1000)} kB in ${generated.length} files`],
  ...['package-lock.json', 'bench/package-lock.json']
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [`packages of ${file}`, String(packagesOf(join(root, file)))]),
  ['lines that stand twice, in runs of 6 and more', String(duplicatedLines(texts))],
  [
    `folders with more than ${MANY_FILES} files`,
    crowded.map(([folder, count]) => `${folder} ${count}`).join(', ') || 'none',
  ],
  ...(calls ? [['functions that a product list runs, uncached', await countFunctions(root)]] : []),
]);

function readArguments(): { root: string; calls: boolean } {
  try {
    const options = { calls: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { root: positionals[0] ?? '.', calls: values.calls };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return process.exit(1);
  }
}

function measureTree(tree: string): string[] {
  const own = code.filter((file) => file.startsWith(`${tree}/`));
  const all = lines(own);
  const [largest = ['-', 0]] = [...folders(own)].sort(([, a], [, b]) => b - a);
  const imports = within(graph, tree);
  return [
    tree,
    String(own.length),
    String(all.length),
    `${((100 * commentLines(own)) / all.length).toFixed(1)} %`,
    String(own.filter((file) => lines([file]).length < FEW_LINES).length),
    String(levelsOf(imports)),
    String(cyclesOf(imports)),
    `${largest[0]} ${largest[1]}`,
  ];
}

/** How many of the files lie in each folder, its subfolders not counted. */
function folders(chosen: readonly string[]): Map<string, number> {
  const grouped = Map.groupBy(chosen, (file) => file.slice(0, Math.max(0, file.lastIndexOf('/'))));
  return new Map([...grouped].map(([folder, its]) => [folder, its.length]));
}

/** Lines that hold a comment and nothing else. */
function commentLines(chosen: readonly string[]): number {
  let count = 0;
  for (const file of chosen) {
    let inside = false;
    for (const line of lines([file]).map((text) => text.trim())) {
      const begins = /^\{?\/\*/.test(line);
      if (inside || begins || line.startsWith('//')) count += 1;
      inside = (inside || begins) && !line.includes('*/');
    }
  }
  return count;
}

/** Files on the longest chain of imports; the files of a cycle count as one. */
function levelsOf(imports: ImportGraph): number {
  const levels = new Map<string, number>();
  for (const component of components(imports)) {
    const below = component.flatMap((file) => imports.get(file) ?? []).map((file) => levels.get(file) ?? 0);
    for (const file of component) levels.set(file, 1 + Math.max(0, ...below));
  }
  return Math.max(0, ...levels.values());
}

function cyclesOf(imports: ImportGraph): number {
  return components(imports).filter(({ length }) => length > 1).length;
}

/** Entries of a lock file; the first is the project itself. */
function packagesOf(file: string): number {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: object };
  return Object.keys(packages).length - 1;
}

function print(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)) + SPACES);
  for (const row of table) {
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd()}\n`,
    );
  }
  process.stdout.write('\n');
}
