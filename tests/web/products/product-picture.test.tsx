import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductPicture } from '../../../web/src/shared/product/product-picture.tsx';

const show = (src: string | null, priority = false) =>
  render(<ProductPicture src={src} alt="A radio" sizes="50vw" priority={priority} />).container;

test("the shop's own pictures come in two types and three widths", () => {
  const container = show('/pictures/radio-teal-1-640.webp');
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute(
    'srcset',
    '/pictures/radio-teal-1-320.avif 320w, /pictures/radio-teal-1-640.avif 640w, /pictures/radio-teal-1-1280.avif 1280w',
  );
  expect(webp).toHaveAttribute('srcset', expect.stringContaining('/pictures/radio-teal-1-1280.webp 1280w'));
  expect(webp).toHaveAttribute('sizes', '50vw');
  const image = screen.getByRole('img', { name: 'A radio' });
  expect(image).toHaveAttribute('src', '/pictures/radio-teal-1-640.webp');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '640');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture of the first screen is loaded at once', () => {
  show('/pictures/radio-teal-1-640.webp', true);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test.each(['https://elsewhere.example/radio.png', '/uploads/radio.png'])(
  '%s is shown as it is, telling nobody',
  (src) => {
    const container = show(src);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
    expect(screen.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'http://elsewhere.example/radio.png',
  '//elsewhere.example/radio.png',
  '/\\elsewhere.example/radio.png',
  'radio.png',
  '',
  null,
])('%s is not shown: a placeholder stands for it', (src) => {
  const container = show(src);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A radio' })).toBeVisible();
});

test('a picture that fails gives way to the placeholder', () => {
  const container = show('/pictures/radio-teal-1-640.webp');
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
});
