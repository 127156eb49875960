import { expect, test } from 'vitest';
import { readPriceWords } from '../../schema/price-words.ts';

test.each([
  ['laptop under 50000', 'laptop', 50_000],
  ['Laptop Below 50k', 'Laptop', 50_000],
  ['under ₹50,000 laptop', 'laptop', 50_000],
  ['laptop under Rs. 50,000 for students', 'laptop for students', 50_000],
  ['shoes less than 1000 rupees', 'shoes', 1000],
  ['iphone 16 upto 1 lakh', 'iphone 16', 100_000],
  ['under 500', '', 500],
  ['laptop 50000 ke andar', 'laptop', 50_000],
  ['लैपटॉप ₹50,000 तक', 'लैपटॉप', 50_000],
  ['जूते 500 रुपये से कम', 'जूते', 500],
  ['जूते 2 हज़ार के अंदर', 'जूते', 2000],
  ['जूते 2 ह\u095bार के अंदर', 'जूते', 2000],
])('%s looks for %j up to ₹%d', (text, words, most) => {
  expect(readPriceWords(text)).toEqual({ words, most });
});

test.each([
  'laptop',
  'iphone 16',
  'laptop 50000',
  'laptop up to 512 GB',
  'laptop up to 512gb',
  'power bank up to 20000 mAh',
  'shirt under 18',
  'under armour 500',
  'thunder 5000',
  'laptop under 50000000000',
])('%s names no price', (text) => {
  expect(readPriceWords(text)).toEqual({ words: text, most: null });
});
