import type { RequestHandler } from 'express';
import { paths } from '../../schema/paths.ts';
import { readPriceWords } from '../../schema/price-words.ts';

/** 'laptop under 50000' leads to the laptops with that price as a filter, which the page shows and anybody can remove. */
export const leadToPriceFilter: RequestHandler = (req, res, next) => {
  const { searchParams: address } = new URL(req.originalUrl, 'https://shop.invalid');
  const { words, most } = readPriceWords(address.get('search') ?? '');
  if (most === null) return next();
  if (words) address.set('search', words);
  else address.delete('search');
  if (!address.has('max')) address.set('max', String(most));
  res.redirect(`${paths.products}?${address.toString()}`);
};
