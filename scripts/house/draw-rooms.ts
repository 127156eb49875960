import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readImports, trackedFiles, within, type ImportGraph } from './import-graph.ts';
import { ROOMS, type Room } from './rooms.ts';

// npm run rooms [-- --check]: draws the rooms of each tree into PAGE; with --check, fails where the drawing is out of date.
const PAGE = 'docs/architecture.md';
const BLOCK = /(?<=<!-- rooms -->\n)[^]*?(?=<!-- \/rooms -->)/;

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const page = readFileSync(PAGE, 'utf8');
if (!BLOCK.test(page)) throw new Error(`${PAGE} has no lines <!-- rooms --> and <!-- /rooms -->`);
const graph = readImports('.', trackedFiles('.'));
const drawings = Object.entries(ROOMS).map(([tree, rooms]) => `### \`${tree}/\`\n\n${draw(tree, rooms)}\n`);
const current = page.replace(BLOCK, () => `\n${drawings.join('\n')}\n`);

if (!check) writeFileSync(PAGE, current);
else if (current !== page) {
  process.stdout.write(`The rooms in ${PAGE} are not those of the imports.\n`);
  process.exitCode = 1;
}

/** A Mermaid flowchart: an arrow for each room that another one imports, unless a chain of other arrows leads there. */
function draw(tree: string, rooms: readonly Room[]): string {
  const imported = roomImports(within(graph, tree), tree, rooms);
  const reaches = (from: string, to: string): boolean =>
    [...(imported.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...imported].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  const nodes = rooms.map(({ name, purpose }) => `  ${name}["<b>${name}</b><br/>${purpose}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes.reverse(), ...arrows, '```'].join('\n');
}

/** The other rooms that each room imports, both in the order of the list. */
function roomImports(files: ImportGraph, tree: string, rooms: readonly Room[]): Map<string, Set<string>> {
  const names = rooms.map(({ name }) => name).reverse();
  const roomOf = (file: string): string | undefined => names.find((name) => file.startsWith(`${tree}/${name}/`));
  return new Map(
    names.map((from) => {
      const own = [...files].filter(([file]) => roomOf(file) === from);
      const targets = new Set(own.flatMap(([, to]) => to.map(roomOf)));
      return [from, new Set(names.filter((name) => name !== from && targets.has(name)))];
    }),
  );
}
