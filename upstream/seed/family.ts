import type { ReviewKind } from './review-kinds.ts';
import type { ObjectName } from './pictures.ts';

/** One product of a family; `fact` is the sentence that tells it from its siblings. */
export type Variant = [name: string, originalPrice: number, discountPrice: number, stock: number, fact: string];

/** Products that share a brand, a picture and most of a description. */
export interface Family {
  brand: 'Apple' | 'ideaPad' | 'aldo' | 'supcase' | 'gopgan' | 'adidas';
  category: 'Electronics' | 'accessories' | 'clothing';
  /** What its reviewers talk about. */
  kind: ReviewKind;
  object: ObjectName;
  /** The variant's name stands for `{}`. */
  title: string;
  about: string;
  variants: Variant[];
}
