import type { Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { originOf } from '../../../web/src/session/origin.ts';

const from = (state: unknown): string => originOf({ state } as Location<unknown>);

test.each(['/cart', '/products?search=a#b', '/product/single/1', '/@evil.example', '/a//evil.example'])(
  'a log-in leads back to %s',
  (address) => expect(from({ from: address })).toBe(address),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '/\t./\n/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  'evil.example',
  '',
  7,
  { toString: () => '//evil.example' },
  null,
])('and nowhere else, whatever was remembered: %o', (address) => {
  expect(from({ from: address })).toBe('/');
  expect(from(address)).toBe('/');
});
