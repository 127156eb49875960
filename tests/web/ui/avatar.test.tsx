import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '../../../web/src/ui/avatar.tsx';

const imageOf = (src: string | null) => render(<Avatar name="Kavya" src={src} />).container.querySelector('img');

test.each(['https://pictures.example/kavya.png', '/stock-avatar.svg'])(
  '%s is shown, and its host learns of no address',
  (src) => {
    expect(imageOf(src)).toHaveAttribute('src', src);
    expect(imageOf(src)).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,a',
  'http://pictures.example/a.png',
  '//evil.example/a.png',
  '/\t/evil.example/a.png',
  '/\n\\evil.example/a.png',
  'blob:a',
  '',
])('%s is not: the letter stands alone', (src) => expect(imageOf(src)).toBeNull());
