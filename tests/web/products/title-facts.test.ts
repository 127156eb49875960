import { expect, test } from 'vitest';
import { kindOf } from '../../../web/src/features/products/facts/kind-of.ts';
import { titleFacts } from '../../../web/src/features/products/facts/title-facts.ts';

test.each([
  ['Apple MacBook Pro 14 (M4 Pro, 24 GB, 1 TB)', { memory: '24 GB', storage: '1 TB' }], // 14 of what, it does not say
  ['ideaPad Slim 3 Laptop (Ryzen 5, 8 GB, 512 GB)', { memory: '8 GB', storage: '512 GB' }],
  ['Apple iPhone 15 (128 GB, Blue)', { storage: '128 GB', colour: 'Blue' }],
  ['Apple iPhone 16 Pro (256 GB, Desert Titanium)', { storage: '256 GB' }],
  ['Apple Watch Series 10 (46 mm, GPS + Cellular)', { size: '46 mm' }],
  ['ideaPad 24-inch Full HD IPS Monitor', { screen: '24-inch' }],
  ['gopgan Cotton Crew T-Shirt, Lake Blue', { colour: 'Lake Blue' }],
  ['supcase Volt Power Bank 27,000 mAh, 140 W', { power: '140 W', battery: '27,000 mAh' }],
  ['supcase Volt Power Station 1,200 W Solar Kit', { power: '1,200 W' }],
])('%s says %j', (title, facts) => {
  expect(titleFacts(title)).toEqual(facts);
});

test.each([
  'supcase Unicorn Beetle Band for Apple Watch 42 mm',
  'supcase Armour Sleeve for 13-inch Laptops',
  'ideaPad Campus 15.6-inch Laptop Backpack',
  'Apple USB-C to 3.5 mm Headphone Adapter',
  'Memory Kit (16 GB)',
  'Memory Kit (32 GB, 16 GB)',
  'aldo Atelier Diamond Minaudière, Rose Gold', // of gold, not of its colour
  'gopgan Oxford Shirt, Blue Stripe',
  'gopgan Ice Blue Wool Coat',
  'Cap, Red, Blue', // which one it is, it does not say
  'adidas Collector’s Signed Match Jersey, Semi-Final',
  'Tail, Blue Whale',
  '',
])('%s says nothing for certain', (title) => {
  expect(titleFacts(title)).toEqual({});
});

test.each([
  ['Apple iPhone 16 Pro (256 GB, Desert Titanium)', 'phone'],
  ['Apple MacBook Pro 14 (M4, 16 GB, 512 GB)', 'laptop'],
  ['ideaPad Slim 3 Laptop (Core i3, 8 GB, 512 GB)', 'laptop'],
  ['ideaPad Campus 15.6-inch Laptop Backpack', 'backpack'],
  ['Apple USB-C to 3.5 mm Headphone Adapter', 'adapter'],
  ['supcase Unicorn Beetle Band for Apple Watch 42 mm', 'band'],
  ['supcase Volt Power Bank 10,000 mAh', 'bank'],
  ['gopgan Cotton Crew T-Shirt, Coral', 't-shirt'],
  ['7', '7'],
])('%s is a %s', (title, kind) => expect(kindOf(title)).toBe(kind));
