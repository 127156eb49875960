import type { Subject } from './pictures.ts';
import type { ReviewTopic } from './review-topics.ts';

/** Categories as the shop names them, their case included. */
export type Category = 'Electronics' | 'accessories' | 'clothing';

/** Products that differ in size, colour or equipment only, and so share a title, a description and a kind of picture. */
export interface Family {
  /** The title; `%` is where the variant's name goes. */
  title: string;
  category: Category;
  picture: Subject;
  /** What buyers of it talk about. */
  topic: ReviewTopic;
  /** Two or three sentences for all of the family. */
  about: string;
  variants: readonly Variant[];
}

/** Name, original price in rupees, and a sentence of its own for the description. */
type Variant = readonly [name: string, originalPrice: number, note?: string];

/** All families of a brand. */
export interface BrandCatalogue {
  brand: string;
  families: readonly Family[];
}
