import { CATALOGUE } from '../upstream/seed/catalogue-products.ts';
import { createRandom, type Random } from '../upstream/seed/random.ts';

/** A quick run shows only that it works. */
export const PRODUCTS = process.argv.includes('--quick') ? 5_000 : 50_000;
export const SEED = 2026;

const SYLLABLES = 'ba cor del fi gra hex jun kal lum mo nor pel qui ras sol tar ven wil xan zo'.split(' ');
const COLOURS = 'black blue coral green grey indigo ivory orange red rose silver white'.split(' ');
const inventedWord = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('');

/** Records of the API: the seed's products, each many times with other names, models and brands. */
export function* inventedRecords(): Generator<Record<string, unknown>> {
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
