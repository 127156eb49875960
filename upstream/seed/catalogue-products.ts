import { composeObjectId } from '../database/object-id.ts';
import type { products } from '../database/tables/products.tables.ts';
import { ADIDAS } from './catalogue/adidas.ts';
import { ALDO } from './catalogue/aldo.ts';
import { APPLE } from './catalogue/apple.ts';
import { GOPGAN } from './catalogue/gopgan.ts';
import { IDEA_PAD } from './catalogue/idea-pad.ts';
import { SUPCASE } from './catalogue/supcase.ts';
import type { Family } from './family.ts';
import { productPictures, type Subject } from './pictures.ts';
import type { Random } from './random.ts';

export const CATALOGUE = [APPLE, IDEA_PAD, ALDO, SUPCASE, GOPGAN, ADIDAS] as const;

/** Creation time of the first product. One product follows every 2 to 3 days. */
const FIRST_SECONDS = Date.UTC(2025, 0, 6, 4, 30) / 1000;
const STEP_SECONDS = 2.5 * 24 * 60 * 60;

export interface CatalogueProduct {
  row: typeof products.$inferInsert;
  addedAt: number;
  topic: Family['topic'];
}

/** Oldest first. Families are mixed, so that the newest products are of all kinds. */
export function composeProducts(random: Random): CatalogueProduct[] {
  const nextLook = createLookCounter();
  const all = CATALOGUE.flatMap(({ brand, families }) =>
    families.flatMap((family) =>
      family.variants.map((variant) => ({ brand, family, variant, look: nextLook(family.picture) })),
    ),
  );
  return random.shuffle(all).map(({ brand, family, variant, look }, place) => {
    const [name, originalPrice, note] = variant;
    const addedAt = FIRST_SECONDS + place * STEP_SECONDS + random.between(0, 20_000);
    const images = productPictures(family.picture, look);
    return {
      addedAt,
      topic: family.topic,
      row: {
        id: composeObjectId(addedAt, random.hex(16)),
        title: family.title.replace('%', () => name),
        image: images[0] ?? null,
        images,
        brand,
        category: family.category,
        originalPrice,
        discountPrice: random.next() < 0.5 ? reduced(originalPrice, random) : originalPrice,
        stock: stockOf(originalPrice, random),
        description: note ? `${family.about} ${note}` : family.about,
      },
    };
  });
}

/** Counts an object's products over all families, so that two families of the same object do not begin alike. */
function createLookCounter(): (subject: Subject) => number {
  const looks = new Map<Subject, number>();
  return (subject) => {
    const look = looks.get(subject) ?? 0;
    looks.set(subject, look + 1);
    return look;
  };
}

/** 5 to 35 % below the original price, with a usual ending such as 1,499 or 54,990. */
function reduced(price: number, random: Random): number {
  const target = price * (1 - random.between(5, 35) / 100);
  const [step, below] = price < 1000 ? [50, 1] : price < 10_000 ? [100, 1] : price < 100_000 ? [500, 10] : [5000, 100];
  return Math.max(step, Math.floor(target / step) * step) - below;
}

/** About 1 product in 9 is sold out and 1 in 8 nearly. Expensive products have a small stock. */
function stockOf(price: number, random: Random): number {
  const chance = random.next();
  if (chance < 0.11) return 0;
  if (chance < 0.24) return random.between(1, 3);
  return price > 200_000 ? random.between(2, 6) : random.between(8, 120);
}
