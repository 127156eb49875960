import { CATALOGUE } from '../../upstream/seed/catalogue-products.ts';
import { createRandom, type Random } from '../../upstream/seed/random.ts';

const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fi',
  'gra',
  'hex',
  'jun',
  'kal',
  'lum',
  'mo',
  'nor',
  'pel',
  'qui',
  'ras',
  'sol',
  'tar',
  'ven',
  'wil',
  'xan',
  'zo',
];
const COLOURS = [
  'black',
  'blue',
  'coral',
  'green',
  'grey',
  'indigo',
  'ivory',
  'orange',
  'red',
  'rose',
  'silver',
  'white',
];
const OTHER_BRANDS = 200;
const PICTURES = 4;

/** Records of the API for a catalogue of any size: the seed's products, each many times with other names, models and brands. */
export function* largeCatalogue(products: number, seed: number): Generator<Record<string, unknown>> {
  const random = createRandom(seed);
  const families = CATALOGUE.flatMap(({ brand, families: own }) => own.map((family) => ({ brand, family })));
  const brands = Array.from({ length: OTHER_BRANDS }, () => inventedWord(random, 3));
  for (let n = 0; n < products; n += 1) {
    const { brand: seeded, family } = random.pick(families);
    const [name, price] = random.pick(family.variants);
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
      image: picture(id, 0),
      images: Array.from({ length: PICTURES }, (_, place) => picture(id, place)),
      originalPrice: price,
      isSoldOut: false,
      discountPrice: Math.round(price * (0.6 + random.next() * 0.4)),
      ratings: random.between(0, 5),
      numOfReviews: random.between(0, 40),
      Stock: random.between(0, 100),
      reviews: [],
    };
  }
}

/** One of `20 ** syllables`. */
const inventedWord = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('');

const picture = (id: string, place: number): string => `https://pictures.example.com/products/${id}-${place}.webp`;
