import { queryObjects } from 'node:v8';
import { parseIndexed, PER_CALL, type ListedProduct } from '../gateway/domains/products/products.indexed.ts';
import { createCatalogueIndex, type CatalogueIndex } from '../gateway/search/catalogue-index.ts';
import { readSearchWords, SHIPPED_WORDS } from '../gateway/search/search-words.ts';
import { createRandom } from '../upstream/seed/random.ts';
import { inventedRecords, PRODUCTS, SEED } from './invented.ts';

// What the search index costs for a catalogue of 50,000 products, in time and memory. `npm run bench` runs it as a process of its own.
const CALLS_PER_SECOND = 5;
const REPEATS = process.argv.includes('--quick') ? 3 : 100;
const TARGETS = { median: 10, p99: 30, megabytes: 120 };

/** Each kind of search counts alike. */
const KINDS: readonly (readonly (string | undefined)[])[] = [
  ['laptop', 'sari', 'backpack', 'keyboard', 'watch', 'clothing'],
  ['apple watch', 'silk sari', 'running shoes', 'leather tote'],
  ['apple blue watch', 'gopgan red jeans', 'adidas white shoes'],
  ['aple blue wacth', 'keybord', 'laptpo', 'lether shoos', 'headfone'],
  ['xylophone', 'apple xylophone'],
  ['wat', 'lap', 'ba', 'co', 'apple wa'],
  [...'abcdefghijklmnopqrstuvwxyz'],
  [undefined],
];
const SORTS = ['BEST_MATCH', 'PRICE_ASC', 'TITLE_ASC', null] as const;

class Nothing {}

function megabytesUsed(): number {
  queryObjects(Nothing); // collects the garbage first
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function timesOf(index: CatalogueIndex<ListedProduct>): number[] {
  const random = createRandom(SEED);
  const searches = Array.from({ length: REPEATS }, () => random.shuffle(KINDS)).flat();
  return searches.map((texts) => {
    const [text, sort] = [random.pick(texts), random.pick(SORTS)];
    // The best of three: other work on the machine does not count.
    const each = [1, 2, 3].map(() => {
      const started = performance.now();
      index.search({ text, filter: {}, sort, from: 0, to: 12, isCounted: true });
      return performance.now() - started;
    });
    return Math.min(...each);
  });
}

/** Each of a change of one product with the first search after it. */
function timesOfChanges(index: CatalogueIndex<ListedProduct>): number[] {
  const random = createRandom(SEED);
  const records = random.shuffle([...inventedRecords()]).slice(0, REPEATS);
  return records.flatMap((record) => {
    const title = `Another ${String(record['title'])}`;
    const [changed, added] = [
      { ...record, title },
      { ...record, title, _id: random.hex(24) },
    ].map(parseIndexed);
    if (!changed || !added) return [];
    const changes = [() => index.put(changed, 1), () => index.put(added, 1), () => index.remove(added.id)];
    return changes.map((change) => {
      const started = performance.now();
      change();
      index.search({ text: 'watch', filter: {}, sort: random.pick(SORTS), from: 0, to: 12, isCounted: true });
      return performance.now() - started;
    });
  });
}

const share = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * of)] ?? NaN;

const before = megabytesUsed();
const index = createCatalogueIndex<ListedProduct>(readSearchWords(SHIPPED_WORDS));
const started = performance.now();
for (const record of inventedRecords()) {
  const entry = parseIndexed(JSON.parse(JSON.stringify(record))); // strings of its own, as from an answer of the API
  if (entry) index.put(entry, 0);
}
const fillMs = performance.now() - started;
const megabytes = megabytesUsed() - before;
timesOf(index); // the compiler has seen the code then, as in a gateway that has run for a while
const times = timesOf(index);
const [median, p99] = [share(times, 0.5), share(times, 0.99)];
const changes = timesOfChanges(index);
const isMissed = median > TARGETS.median || p99 > TARGETS.p99 || megabytes > TARGETS.megabytes;
process.stdout.write(`
The search index with ${index.size} products: ${megabytes.toFixed(0)} MB (at most ${TARGETS.megabytes}); read in ${
  PRODUCTS / PER_CALL / CALLS_PER_SECOND
} s at ${CALLS_PER_SECOND} calls a second, ${((fillMs * 1000) / PRODUCTS).toFixed(0)} µs for each product.
A search takes ${median.toFixed(1)} ms at the median (at most ${TARGETS.median}) and ${p99.toFixed(1)} ms at p99 (at most ${TARGETS.p99}).
A change of one product, or a product more or less, and the first search after it take ${share(changes, 0.5).toFixed(1)} ms at the median and ${share(changes, 0.95).toFixed(1)} ms at p95.
${isMissed ? 'Missed' : 'All targets are met'}.
`);
process.exitCode = isMissed && REPEATS > 3 ? 1 : 0;
