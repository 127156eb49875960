import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fillIn, problemOf } from '../fill-form.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => {
  document.documentElement.lang = '';
  document.cookie = 'haat-language=; Path=/; Max-Age=0';
});

const choice = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

test('the footer changes the language, and keeps the screen, what was typed and what is wrong with it', async () => {
  const shop = renderScreen('/login');
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  await fillIn(shop.user, { Email: 'nobody', Password: 'secret' });
  expect(choice('English')).toHaveAttribute('aria-current', 'true');
  expect(choice('हिन्दी')).toHaveAttribute('lang', 'hi-IN');
  const field = screen.getByLabelText('Email');

  await shop.user.click(choice('हिन्दी'));
  expect(await screen.findByRole('heading', { level: 1, name: 'साइन इन करें' })).toBeVisible();
  expect(screen.getByLabelText('ईमेल')).toBe(field);
  expect(field).toHaveValue('nobody');
  expect(problemOf('ईमेल')).toBe('कृपया सही ईमेल डालें');
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(document.cookie).toContain('haat-language=hi');
  await waitFor(() => expect(document.title).toBe('Haat | लॉग इन'));
  expect(choice('हिन्दी')).toHaveAttribute('aria-current', 'true');

  await shop.user.click(choice('English'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Signin Form' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(problemOf('Email')).toBe('Please enter valid email');
  expect(document.documentElement.lang).toBe('en-IN');
  expect(document.cookie).toContain('haat-language=en');
});

test('each language has an address, with the rest of this one', async () => {
  renderScreen('/products?brand=Apple&page=2').start();
  await screen.findByRole('heading', { level: 1, name: 'Products' });
  expect(choice('हिन्दी')).toHaveAttribute('href', '?brand=Apple&page=2&lang=hi');
  expect(choice('English')).toHaveAttribute('href', '?brand=Apple&page=2&lang=en');
});

test('what the API says is said in Hindi, by its code', async () => {
  const shop = renderScreen('/products', { signedInAs: 'shopper@haat.com' });
  shop.start();
  await shop.user.click(await screen.findByRole('link', { name: 'हिन्दी' }));
  const [heart] = await screen.findAllByRole('button', { name: /को विशलिस्ट में जोड़ें$/ });
  if (!heart) throw new Error('No product can be wished for.');
  await shop.user.click(heart);
  expect(await screen.findByText('विशलिस्ट में जोड़ दिया गया')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'यह संदेश बंद करें' })).toBeVisible();
});

test('staff’s screens are in English, whatever was chosen, and the shop is in Hindi again after them', async () => {
  const shop = renderScreen('/products', { signedInAs: 'admin@haat.com' });
  shop.start();
  await shop.user.click(await screen.findByRole('link', { name: 'हिन्दी' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('hi-IN'));
  await shop.navigate('/admin');
  expect(await screen.findByRole('heading', { level: 2, name: 'Dashboard' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
  expect(document.body.textContent).not.toMatch(/[\u0900-\u097f]/);
  expect(document.cookie).toContain('haat-language=hi');
  await shop.navigate('/products');
  expect(await screen.findByRole('heading', { level: 1, name: 'प्रोडक्ट' })).toBeVisible();
  expect(document.documentElement.lang).toBe('hi-IN');
});
