import { readFileSync } from 'node:fs';
import { SIZING_FILE, writeSizingTables } from './sizing/tables.ts';

// npm run sizing: computes the tables of docs/scaling.md from docs/benchmark.json and the simulation of the caches.
await writeSizingTables(readFileSync('docs/benchmark.json', 'utf8'));
process.stdout.write(`The tables of ${SIZING_FILE} are those of docs/benchmark.json.\n`);
