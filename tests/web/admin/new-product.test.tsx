import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWidth } from '../../support/browser/web-setup.ts';
import { findRows, openCatalogue } from './catalogue/open-catalogue.ts';
import { openProduct } from './open-product.ts';

test('a category that is almost a known one is asked about, and taken with one press', async () => {
  const shop = await openProduct('/admin/product/new');
  await shop.fill('Category', 'Electroni');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await shop.fill('Category', 'Elecronics');
  expect(screen.getByText('Did you mean Electronics?')).toBeVisible();
  await shop.press('Use it: Electronics');
  expect(shop.box('Category')).toHaveValue('Electronics');
  expect(shop.box('Category')).toHaveFocus();
  await shop.fill('Brand', 'Appel');
  await shop.press('Use it: Apple');
  expect(shop.box('Brand')).toHaveValue('Apple');
});

test('a price that a later field makes wrong says so, whichever was left last', async () => {
  const shop = await openProduct('/admin/product/new');
  await shop.fill('Price to pay (₹)', '2000');
  await shop.fill('Price before the discount (₹)', '1500');
  await shop.user.tab();
  expect(shop.box('Price to pay (₹)')).toHaveAccessibleDescription(/.+/);
  expect(shop.box('Price to pay (₹)')).toHaveAttribute('aria-invalid', 'true');
});

test('on a phone what is missing is counted, and a press marks each field', async () => {
  setWidth(375);
  const shop = await openProduct('/admin/product/new');
  await shop.press('8 fields missing');
  expect(shop.box('Title')).toHaveFocus();
  for (const name of ['Title', 'Brand', 'Category', 'Description', 'Stock'])
    expect(shop.box(name), name).toHaveAttribute('aria-invalid', 'true');
  await shop.fill('Title', 'Brass Lamp');
  expect(screen.getByRole('button', { name: '7 fields missing' })).toBeVisible();
});

test('a new product needs all of it, and stands first in the catalogue', async () => {
  const shop = await openProduct('/admin/product/new');
  await shop.press('Create product');
  expect(shop.box('Title')).toHaveFocus();
  expect(shop.sent('CreateProduct')).toEqual([]);
  expect(shop.box('Main picture')).toHaveAccessibleDescription(/Choose a main picture\./);
  const texts = {
    Title: 'Brass Lamp',
    Brand: 'aldo',
    Category: 'lighting',
    Description: 'Bright.',
    'Price to pay (₹)': '450.5',
    'Price before the discount (₹)': '500',
    Stock: '3',
    'Main picture': '/pictures/lamp.webp',
  };
  for (const [name, text] of Object.entries(texts).slice(0, -2)) await shop.fill(name, text);
  const create = screen.getByRole('button', { name: 'Create product' });
  expect(create).toHaveAccessibleDescription(/^Still missing: Stock ?, Main picture ?\.$/);
  for (const [name, text] of Object.entries(texts).slice(-2)) await shop.fill(name, text);
  expect(create).toHaveAccessibleDescription('Nothing is missing.');
  await shop.press('Create product');
  expect(await screen.findByText('product added success')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?sort=-id'));
  // The form is done: 'back' does not lead to it.
  await shop.navigate(-1);
  expect(shop.address()).toBe('/admin/catalogue?sort=-id');
  const input = {
    title: 'Brass Lamp',
    brand: 'aldo',
    category: 'lighting',
    description: 'Bright.',
    discountPrice: 450.5,
    originalPrice: 500,
    stock: 3,
    image: '/pictures/lamp.webp',
    images: [],
  };
  expect(shop.sent('CreateProduct')).toEqual([{ input }]);
  expect((await findRows())[0]).toHaveTextContent('Brass Lamp');
});

test('a form that was opened from the catalogue ends at the new product, too, not at the list’s beginning', async () => {
  const shop = await openCatalogue({}, '?brand=Apple');
  await shop.user.click(screen.getByRole('link', { name: 'New product' }));
  const texts = {
    Title: 'Brass Lamp',
    Brand: 'aldo',
    Category: 'lighting',
    Description: 'Bright.',
    'Price to pay (₹)': '450',
    'Price before the discount (₹)': '500',
    Stock: '3',
    'Main picture': '/pictures/lamp.webp',
  };
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  await shop.user.click(screen.getByRole('button', { name: 'Create product' }));
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?sort=-id'));
  expect((await findRows())[0]).toHaveTextContent('Brass Lamp');
  await shop.navigate(-1);
  expect(shop.address()).toBe('/admin/catalogue?brand=Apple');
});
