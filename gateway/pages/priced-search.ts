import type { RequestHandler } from 'express';
import { paths } from '../../schema/paths.ts';
import { readPriceWords } from '../../schema/price-words.ts';

/** 'laptop under 50000' leads to the laptops with that price as a filter, which the page shows and anybody can remove. */
export const leadToPriceFilter: RequestHandler = (req, res, next) => {
  const { searchParams: address } = new URL(req.originalUrl, 'https://shop.invalid');
  const { words, least, most, sort } = readPriceWords(address.get('search') ?? '');
  if ((least ?? most ?? sort) === null) return next();
  if (words) address.set('search', words);
  else address.delete('search');
  for (const [name, value] of Object.entries({ min: least, max: most, sort })) {
    if (value !== null && !address.get(name)) address.set(name, String(value));
  }
  res.redirect(`${paths.products}?${address.toString()}`);
};
