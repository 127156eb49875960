import type { Subject } from './pictures.ts';
import type { ReviewTopic } from './review-topics.ts';

/** Categories in the shop's spelling. */
export type Category = 'Electronics' | 'accessories' | 'clothing';

/** Products that differ only in size, colour or equipment. They share a title, a description and a kind of picture. */
export interface Family {
  /** The title; `%` stands for the variant's name. */
  title: string;
  category: Category;
  picture: Subject;
  topic: ReviewTopic;
  /** Two or three sentences for the whole family. */
  about: string;
  variants: readonly Variant[];
}

/** Name, original price in rupees, and an additional sentence for the description. */
type Variant = readonly [name: string, originalPrice: number, note?: string];

export interface BrandCatalogue {
  brand: string;
  families: readonly Family[];
}
