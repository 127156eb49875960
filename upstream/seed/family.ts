import type { Subject } from './pictures.ts';
import type { ReviewTopic } from './review-topics.ts';

type Category = 'Electronics' | 'accessories' | 'clothing';

/** Products that differ only in size, colour or equipment. They share title, description and the object of their pictures. */
export interface Family {
  title: string; // `%` stands for the variant's name
  category: Category;
  picture: Subject;
  topic: ReviewTopic;
  about: string;
  variants: readonly Variant[];
}

/** The note is one more sentence for the description; the price is in rupees. */
type Variant = readonly [name: string, originalPrice: number, note?: string];

export interface BrandCatalogue {
  brand: string;
  families: readonly Family[];
}
