import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pan, WHOLE, zoom } from '../../../web/src/features/products/detail/gallery/view.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const SIZE = { width: 400, height: 300 };

test('zooming keeps the point below the pointer, and stays within its limits', () => {
  expect(zoom(WHOLE, 2, { x: 100, y: 50 }, SIZE)).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoom(WHOLE, 100, { x: 0, y: 0 }, SIZE).scale).toBe(4);
  expect(zoom({ scale: 2, x: 150, y: -80 }, 0.1, { x: 10, y: 10 }, SIZE)).toMatchObject({ scale: 1 });
  const { x, y } = zoom({ scale: 2, x: 150, y: -80 }, 0.1, { x: 10, y: 10 }, SIZE);
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
});

test('an enlarged picture cannot be moved off the stage, and a whole one not at all', () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 1000, y: -1000 }, SIZE)).toEqual({ scale: 2, x: 200, y: -150 });
  const { x, y } = pan(WHOLE, { x: 30, y: 30 }, SIZE);
  expect([x, y]).toEqual([0, 0]);
});

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

test('keys zoom in and out, and leaf through the pictures; the gallery follows', async () => {
  const { user, inside, viewer } = await openViewer();
  const status = inside.getByRole('status');
  expect(status).toHaveTextContent('1 of 3 100%');
  // Not on 'Zoom out', which does nothing yet.
  expect(inside.getByRole('button', { name: /^Close/ })).toHaveFocus();
  within(viewer).getByRole('button', { name: 'Zoom in' }).focus();
  await user.keyboard('+');
  expect(status).toHaveTextContent('1 of 3 150%');
  await user.keyboard('--');
  expect(status).toHaveTextContent('1 of 3 100%');
  expect(inside.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(inside.getByRole('img', { name: 'Walnut Radio, picture 3 of 3' })).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Next picture' }));
  await user.click(inside.getByRole('button', { name: 'Next picture' }));
  expect(status).toHaveTextContent('2 of 3 100%');
  await user.click(inside.getByRole('button', { name: 'Close the pictures' }));
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true');
});

test('an arrow key moves an enlarged picture instead of changing it; 0 shows it whole', async () => {
  const { user, inside } = await openViewer();
  inside.getByRole('button', { name: 'Zoom in' }).focus();
  await user.keyboard('+{ArrowRight}');
  expect(inside.getByRole('status')).toHaveTextContent('1 of 3 150%');
  await user.keyboard('0');
  expect(inside.getByRole('status')).toHaveTextContent('1 of 3 100%');
});

test('the wheel zooms, and the page does not scroll', async () => {
  const { inside } = await openViewer();
  const stage = inside.getByRole('img').closest('.stage') as HTMLElement;
  // False: somebody prevented what the browser does.
  expect(fireEvent.wheel(stage, { deltaY: -400 })).toBe(false);
  expect(inside.getByRole('status')).toHaveTextContent('272%');
  fireEvent.wheel(stage, { deltaY: 4000 });
  expect(inside.getByRole('status')).toHaveTextContent('100%');
});

test('closing gives the focus back', async () => {
  const { user, inside, opener } = await openViewer();
  await user.click(inside.getByRole('button', { name: 'Close the pictures' }));
  expect(screen.queryByRole('dialog')).toBeNull();
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

/** What a swipe does: the browser scrolls the strip to a picture. */
function swipeTo(opener: HTMLElement, place: number): void {
  const strip = opener.closest<HTMLElement>('.strip');
  if (!strip) throw new Error('The pictures are not in a strip.');
  Object.defineProperty(strip, 'clientWidth', { value: 300, configurable: true });
  strip.scrollLeft = place * 300;
  fireEvent.scroll(strip);
}
const pressed = () => screen.getByRole('button', { name: /^Picture/, pressed: true });

test('a swipe tells the thumbnails and screen readers which picture is seen', async () => {
  const { opener } = await openGallery();
  expect(pressed()).toHaveAccessibleName('Picture 1 of 3');
  swipeTo(opener, 1.2);
  expect(pressed()).toHaveAccessibleName('Picture 2 of 3');
  expect(screen.getByRole('img', { name: 'Walnut Radio, picture 2 of 3' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Walnut Radio, picture 1 of 3' })).toBeNull();
  // Some browsers let a finger pull beyond the last one.
  swipeTo(opener, 5);
  expect(pressed()).toHaveAccessibleName('Picture 2 of 3');
});

test('arrow keys on the picture show the next one; the full screen begins with it', async () => {
  const { user, opener } = await openGallery();
  opener.focus();
  await user.keyboard('{ArrowLeft}');
  expect(pressed()).toHaveAccessibleName('Picture 3 of 3');
  expect(opener).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(pressed()).toHaveAccessibleName('Picture 2 of 3');
  await user.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('2 of 3');
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
