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
  expect(readPriceWords(text)).toEqual({ words, least: null, most, sort: null });
});

test.each([
  ['shoes between 2000 and 6000', 'shoes', 2000, 6000],
  ['shoes between ₹1,999 and ₹2,049', 'shoes', 1999, 2049],
  ['shoes 2000-6000', 'shoes', 2000, 6000],
  ['shoes 2000 to 6000', 'shoes', 2000, 6000],
  ['shoes 2-5k', 'shoes', 2000, 5000],
  ['2000 से 6000', '', 2000, 6000],
  ['जूते 2000 से 6000 के बीच', 'जूते', 2000, 6000],
  ['laptop above 20000', 'laptop', 20_000, null],
  ['laptop 20000 से ज़्यादा', 'laptop', 20_000, null],
  ['₹999', '', null, 999],
  ['rs 999 shirt', 'shirt', null, 999],
  ['shirt 999 rupees', 'shirt', null, 999],
])('%s looks for %j from %d to %d', (text, words, least, most) => {
  expect(readPriceWords(text)).toEqual({ words, least, most, sort: null });
});

test.each([
  ['cheap shoes', 'shoes', null, 'price-up'],
  ['सस्ते जूते', 'जूते', null, 'price-up'],
  ['top rated laptop under 50000', 'laptop', 50_000, 'rating'],
  ['best rated', '', null, 'rating'],
])('%s asks for an order', (text, words, most, sort) => {
  expect(readPriceWords(text)).toEqual({ words, least: null, most, sort });
});

test.each([
  'laptop 16 GB',
  'ssd 512-1024',
  'laptop 512-1024 GB',
  'planner 2024-2025',
  'power bank above 20000 mAh',
  'shoes 6000-2000',
  'cheaply',
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
  expect(readPriceWords(text)).toEqual({ words: text, least: null, most: null, sort: null });
});
