import { CATEGORIES } from '../../../../../schema/shop.ts';

/** What a slide says; its pictures are the newest products of its category. */
export interface Slide {
  category: (typeof CATEGORIES)[number];
  eyebrow: string;
  heading: string;
  text: string;
  /** Its ground, a class of hero-slider.module.css. */
  ground: 'peacock' | 'marigold' | 'ink';
}

const [electronics, accessories, clothing] = CATEGORIES;

/** The home page's slides, in the order of the categories. */
export const SLIDES: Slide[] = [
  {
    category: electronics,
    eyebrow: 'Electronics',
    heading: 'Bright ideas, switched on',
    text: 'Laptops, phones and sound for work, play and everything in between.',
    ground: 'peacock',
  },
  {
    category: accessories,
    eyebrow: 'Accessories',
    heading: 'Small things, big difference',
    text: 'Bags, cases and watches that finish the day’s look.',
    ground: 'marigold',
  },
  {
    category: clothing,
    eyebrow: 'Clothing',
    heading: 'Wear what feels like you',
    text: 'Easy layers and lively colours, made for long days.',
    ground: 'ink',
  },
];
