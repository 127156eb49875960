import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Change } from '../../../web/src/features/super-admin/insight/figure-cards.tsx';

test.each([
  ['more of what is bad has the colour of danger', { now: 6, before: 4, moreIsBad: true }, /50/, true],
  ['less of it has none', { now: 2, before: 4, moreIsBad: true }, /50/, false],
  ['more of what is good has none', { now: 6, before: 4 }, /50/, false],
])('%s', (_name, figures, text, isBad) => {
  render(<Change {...figures} />);
  expect(screen.getByText(text).hasAttribute('data-bad')).toBe(isBad);
});
