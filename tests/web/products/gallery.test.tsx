import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

/** jsdom has no layout: each picture is 300 pixels wide, and they stand side by side. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 300;
  });
});
afterEach(() => vi.restoreAllMocks());

async function openGallery() {
  const shop = renderScreen(`/product/single/${productId(1)}`, {
    products: [mockProduct({ id: productId(1), title: 'Walnut Radio' })],
  });
  shop.start();
  return { ...shop, opener: await screen.findByRole('button', { name: 'Enlarge the pictures' }) };
}

async function openViewer() {
  const { opener, ...shop } = await openGallery();
  await shop.user.click(opener);
  const viewer = await screen.findByRole('dialog', { name: 'Pictures of Walnut Radio' });
  return { ...shop, opener, viewer, inside: within(viewer) };
}

test('keys and buttons leaf through the pictures; the gallery follows', async () => {
  const { user, inside } = await openViewer();
  const seen = () => inside.getByText(/^\d of 3$/).textContent;
  expect(seen()).toBe('1 of 3');
  expect(inside.getByRole('button', { name: 'Close the pictures' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(inside.getByRole('img', { name: 'Walnut Radio, picture 3 of 3' })).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Next picture' }));
  await user.click(inside.getByRole('button', { name: 'Next picture' }));
  expect(seen()).toBe('2 of 3');
  await user.click(inside.getByRole('button', { name: 'Previous picture' }));
  expect(seen()).toBe('1 of 3');
  await user.click(inside.getByRole('button', { name: 'Picture 2 of 3' }));
  await user.click(inside.getByRole('button', { name: 'Close the pictures' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true');
});

test('closing gives the focus back', async () => {
  const { user, inside, opener } = await openViewer();
  await user.click(inside.getByRole('button', { name: 'Close the pictures' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

test('back closes the pictures and stays with the product; the browser goes forward to them again', async () => {
  const { user, opener, navigate } = await openViewer();
  await navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Walnut Radio' })).toBeVisible();
  expect(opener).toHaveFocus();
  await navigate(1);
  await user.click(await screen.findByRole('button', { name: 'Close the pictures' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const pressed = () => screen.getByRole('button', { name: /^Picture/, pressed: true });

test('arrow keys on the picture show the next one; the full screen begins with it', async () => {
  const { user, opener } = await openGallery();
  opener.focus();
  await user.keyboard('{ArrowLeft}');
  expect(pressed()).toHaveAccessibleName('Picture 3 of 3');
  expect(screen.getByRole('img', { name: 'Walnut Radio, picture 3 of 3' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Walnut Radio, picture 1 of 3' })).toBeNull();
  expect(opener).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(pressed()).toHaveAccessibleName('Picture 2 of 3');
  await user.keyboard('{Enter}');
  expect(await within(await screen.findByRole('dialog')).findByText('2 of 3')).toBeVisible();
});

test('pictures that are not seen use the files of the thumbnails until somebody comes near', async () => {
  const { user, opener } = await openGallery();
  const sizes = () =>
    [...(opener.parentElement?.querySelectorAll('source[type="image/webp"]') ?? [])].map((source) =>
      source.getAttribute('sizes'),
    );
  expect(sizes().map((size) => size === '96px')).toEqual([false, true, true]);
  await user.hover(opener);
  expect(sizes().map((size) => size === '96px')).toEqual([false, false, false]);
});
