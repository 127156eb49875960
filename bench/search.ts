import { queryObjects } from 'node:v8';
import { parseIndexed, PER_CALL, type ListedProduct } from '../gateway/domains/products/products.indexed.ts';
import { createCatalogueIndex, type CatalogueIndex } from '../gateway/search/catalogue-index.ts';
import { readSearchWords, SHIPPED_WORDS } from '../gateway/search/search-words.ts';
import { CATALOGUE } from '../upstream/seed/catalogue-products.ts';
import { createRandom, type Random } from '../upstream/seed/random.ts';

// What the search index costs for a catalogue of 50,000 products, in time and memory. `npm run bench` runs it as a process of its own.
const [PRODUCTS, SEED, CALLS_PER_SECOND] = [50_000, 2026, 5];
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

const SYLLABLES = 'ba cor del fi gra hex jun kal lum mo nor pel qui ras sol tar ven wil xan zo'.split(' ');
const COLOURS = 'black blue coral green grey indigo ivory orange red rose silver white'.split(' ');
const inventedWord = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('');

/** Records of the API: the seed's products, each many times with other names, models and brands. */
function* records(): Generator<Record<string, unknown>> {
  const random = createRandom(SEED);
  const families = CATALOGUE.flatMap(({ brand, families: own }) => own.map((family) => ({ brand, family })));
  const brands = Array.from({ length: 200 }, () => inventedWord(random, 3));
  for (let n = 0; n < PRODUCTS; n += 1) {
    const { brand: seeded, family } = random.pick(families);
    const [name, originalPrice] = random.pick(family.variants);
    const brand = random.next() < 0.4 ? seeded : random.pick(brands);
    const series = inventedWord(random, random.between(2, 4));
    const title = family.title.replace(seeded, () => brand).replace('%', () => `${name} ${series}`);
    const id = n.toString(16).padStart(8, '0') + random.hex(16);
    yield {
      _id: id,
      title: `${title} ${random.between(100, 999)}, ${random.pick(COLOURS)}`,
      brand,
      category: family.category,
      description: family.about,
      images: [0, 1, 2, 3].map((place) => `https://pictures.example.com/products/${id}-${place}.webp`),
      originalPrice,
      discountPrice: Math.round(originalPrice * (0.6 + random.next() * 0.4)),
      ratings: random.between(0, 5),
      numOfReviews: random.between(0, 40),
      Stock: random.between(0, 100),
      reviews: [],
    };
  }
}

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

const share = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * of)] ?? NaN;

const before = megabytesUsed();
const index = createCatalogueIndex<ListedProduct>({ words: readSearchWords(SHIPPED_WORDS) });
const started = performance.now();
for (const record of records()) {
  const entry = parseIndexed(JSON.parse(JSON.stringify(record))); // strings of its own, as from an answer of the API
  if (entry) index.put(entry, 0);
}
const fillMs = performance.now() - started;
const megabytes = megabytesUsed() - before;
timesOf(index); // the compiler has seen the code then, as in a gateway that has run for a while
const times = timesOf(index);
const [median, p99] = [share(times, 0.5), share(times, 0.99)];
const isMissed = median > TARGETS.median || p99 > TARGETS.p99 || megabytes > TARGETS.megabytes;
process.stdout.write(`
The search index with ${index.size} products: ${megabytes.toFixed(0)} MB (at most ${TARGETS.megabytes}); read in ${
  PRODUCTS / PER_CALL / CALLS_PER_SECOND
} s at ${CALLS_PER_SECOND} calls a second, ${((fillMs * 1000) / PRODUCTS).toFixed(0)} µs for each product.
A search takes ${median.toFixed(1)} ms at the median (at most ${TARGETS.median}) and ${p99.toFixed(1)} ms at p99 (at most ${TARGETS.p99}).
${isMissed ? 'Missed' : 'All targets are met'}.
`);
process.exitCode = isMissed && REPEATS > 3 ? 1 : 0;
