import { readFileSync, writeFileSync } from 'node:fs';
import { sizingTables, TABLES } from './sizing/tables.ts';

// npm run sizing: computes the tables of docs/scaling.md from docs/benchmark.json and the simulation of the caches.
const FILE = 'docs/scaling.md';
const text = readFileSync(FILE, 'utf8');
if (!TABLES.test(text)) throw new Error(`${FILE} has no place for the tables.`);
writeFileSync(
  FILE,
  text.replace(TABLES, () => sizingTables(readFileSync('docs/benchmark.json', 'utf8'))),
);
process.stdout.write(`The tables of ${FILE} are those of docs/benchmark.json.\n`);
