import { defineMessages } from '../../../lib/language/messages.ts';

export const homeText = defineMessages('home', {
  title: 'Home',
  heading: (shop: string) => `${shop}: electronics, accessories and clothing`,
  byCategory: 'Shop by category',
  featured: 'Best rated',
  savings: 'Biggest savings',
  slides: 'Featured',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (place: number, count: number) => `${place} of ${count}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  play: 'Play slides',
  pause: 'Pause slides',
  electronics: {
    eyebrow: 'Electronics',
    heading: 'Bright ideas, switched on',
    text: 'Laptops, phones and sound for work, play and everything in between.',
    shop: 'Shop electronics',
  },
  accessories: {
    eyebrow: 'Accessories',
    heading: 'Small things, big difference',
    text: 'Bags, watches, chargers and whatever else a day asks for.',
    shop: 'Shop accessories',
  },
  clothing: {
    eyebrow: 'Clothing',
    heading: 'Wear what feels like you',
    text: 'Easy layers and lively colours, made for long days.',
    shop: 'Shop clothing',
  },
});
