import { ALDO_ACCESSORIES } from './accessories-aldo.ts';
import { SOFT_ACCESSORIES } from './accessories-soft.ts';
import { TECH_ACCESSORIES } from './accessories-tech.ts';
import { FOOTWEAR } from './clothing-footwear.ts';
import { WEAR } from './clothing-wear.ts';
import { APPLE_ELECTRONICS } from './electronics-apple.ts';
import { IDEAPAD_ELECTRONICS } from './electronics-ideapad.ts';
import { WEARABLE_ELECTRONICS } from './electronics-wearable.ts';
import type { Family } from './family.ts';
import { looksOf, picturePaths } from './pictures.ts';
import type { ObjectName } from './pictures.ts';
import type { ReviewKind } from './review-kinds.ts';

const FAMILIES: Family[] = [
  ...APPLE_ELECTRONICS,
  ...IDEAPAD_ELECTRONICS,
  ...WEARABLE_ELECTRONICS,
  ...TECH_ACCESSORIES,
  ...ALDO_ACCESSORIES,
  ...SOFT_ACCESSORIES,
  ...FOOTWEAR,
  ...WEAR,
];

/** A product as the catalogue describes it, before it gets its id, its place and its reviews. */
export interface CatalogueItem {
  title: string;
  brand: Family['brand'];
  category: Family['category'];
  kind: ReviewKind;
  object: ObjectName;
  /** The family's place in the catalogue: two items with the same one are siblings. */
  family: number;
  images: string[];
  originalPrice: number;
  discountPrice: number;
  stock: number;
  description: string;
}

/** Every product of the shop, family by family. */
export function catalogueItems(): CatalogueItem[] {
  return FAMILIES.flatMap((family, place) =>
    family.variants.map(([name, originalPrice, discountPrice, stock, fact], index) => {
      const looks = looksOf(family.object);
      const look = looks[index % looks.length] ?? looks[0];
      return {
        title: family.title.replace('{}', name),
        brand: family.brand,
        category: family.category,
        kind: family.kind,
        object: family.object,
        family: place,
        images: picturePaths(family.object, look, Math.floor(index / looks.length)),
        originalPrice,
        discountPrice,
        stock,
        description: `${family.about} ${fact}`,
      };
    }),
  );
}
