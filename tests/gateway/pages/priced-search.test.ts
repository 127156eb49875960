import express from 'express';
import { expect, test } from 'vitest';
import { paths } from '../../../schema/paths.ts';
import { leadToPriceFilter } from '../../../gateway/pages/priced-search.ts';
import { serve } from '../../support/http.ts';

test.each([
  ['?search=laptop+under+50000', '?search=laptop&max=50000'],
  [
    '?lang=hi&search=%E0%A4%9C%E0%A5%82%E0%A4%A4%E0%A5%87+500+%E0%A4%A4%E0%A4%95&sort=newest',
    '?lang=hi&search=जूते&sort=newest&max=500',
  ],
  ['?search=under+%E2%82%B9500', '?max=500'],
  ['?search=laptop+under+50000&max=40000', '?search=laptop&max=40000'], // what was typed as a number is newer
  ['?search=shoes+2000+to+6000&sort=', '?search=shoes&sort=&min=2000&max=6000'],
  ['?search=cheap+shoes', '?search=shoes&sort=price-up'],
  ['?search=cheap+shoes&sort=rating', '?search=shoes&sort=rating'],
  ['?search=laptop+16', undefined],
  ['', undefined],
])('/products%s leads to %s', async (search, expected) => {
  const app = express().get(paths.products, leadToPriceFilter, (_req, res) => void res.send('the list'));
  await using site = await serve(app);
  const response = await fetch(`${site.url}${paths.products}${search}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  expect(location === null ? undefined : decodeURIComponent(location)).toBe(expected && paths.products + expected);
  expect(response.status).toBe(expected === undefined ? 200 : 302);
});
