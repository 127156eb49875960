import { queryObjects } from 'node:v8';
import { parseIndexed, type ListedProduct } from '../gateway/domains/products/products.indexed.ts';
import { CHOICES } from '../gateway/domains/products/products.search.ts';
import { createCatalogueIndex, type CatalogueIndex } from '../gateway/search/catalogue-index.ts';
import { createRandom } from '../upstream/seed/random.ts';
import { largeCatalogue } from './sizing/large-catalogue.ts';

// npm run sizing:search: what the search index costs for a catalogue of 50,000 products, in memory and in time.
const PRODUCTS = 50_000;
const SEED = 2026;
const REPEATS = 200;
const BUDGET = 100 * 1024 * 1024; // bytes

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Searches by their kind, each many times. */
const KINDS: Record<string, readonly (string | undefined)[]> = {
  'one word': ['laptop', 'sari', 'backpack', 'keyboard', 'watch'],
  'two words': ['apple watch', 'silk sari', 'running shoes', 'leather tote'],
  'brand, colour and kind': ['apple blue watch', 'gopgan red jeans', 'adidas white shoes'],
  misspelt: ['aple blue wacth', 'keybord', 'laptpo', 'lether shoos', 'headfone'],
  'nothing found': ['xylophone', 'apple xylophone'],
  'eight misspelt words': ['lapto pkeybord sarri shoos lether wacth bagpack junes'],
  prefix: ['wat', 'lap', 'ba', 'co'],
  'single letter': [...LETTERS],
  'no text': [undefined],
};
const SORTS = ['BEST_MATCH', 'PRICE_ASC', 'TITLE_ASC', null] as const;

function memoryUsed(): number {
  queryObjects(Nothing); // collects the garbage first
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

class Nothing {}

function fill(index: CatalogueIndex<ListedProduct>): void {
  for (const record of largeCatalogue(PRODUCTS, SEED)) {
    const entry = parseIndexed(JSON.parse(JSON.stringify(record))); // strings of its own, as from an answer of the API
    if (entry) index.put(entry, 0, 0);
  }
}

function timesOf(index: CatalogueIndex<ListedProduct>): Map<string, number[]> {
  const random = createRandom(SEED);
  const times = new Map(Object.keys(KINDS).map((kind) => [kind, [] as number[]]));
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const [kind, texts] of random.shuffle(Object.entries(KINDS))) {
      const started = performance.now();
      index.search({
        text: random.pick(texts),
        filter: {},
        sort: random.pick(SORTS),
        from: 0,
        to: 12,
        choices: CHOICES,
      });
      times.get(kind)?.push(performance.now() - started);
    }
  }
  return times;
}

const ms = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1);

const before = memoryUsed();
const index = createCatalogueIndex<ListedProduct>();
const started = performance.now();
fill(index);
const fillMs = performance.now() - started;
const bytes = (memoryUsed() - before) / index.size;
timesOf(index); // the compiler has seen the code then, as in a gateway that has run for a while
const times = timesOf(index);
const rows = [...times, ['all', [...times.values()].flat()] as const].map(
  ([kind, each]) => `| ${kind} | ${ms(each, 0.5)} | ${ms(each, 0.95)} | ${ms(each, 0.999)} |`,
);
process.stdout.write(`${index.size} products, put into the index in ${Math.round(fillMs)} ms.
${Math.round(bytes)} bytes a product: ${Math.floor(BUDGET / bytes)} products in 100 MB.

| Search | p50, ms | p95, ms | longest, ms |
| ------ | ------- | ------- | ----------- |
${rows.join('\n')}
`);
