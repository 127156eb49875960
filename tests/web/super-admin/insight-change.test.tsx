import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Change } from '../../../web/src/features/super-admin/insight/figure-cards.tsx';

test.each([
  ['more of what is bad has the colour of danger', { now: 6, before: 4, moreIsBad: true }, '50% more', 'bad'],
  ['less of it is good', { now: 2, before: 4, moreIsBad: true }, '50% less', 'good'],
  ['more of what is good has its colour', { now: 6, before: 4 }, '50% more', 'good'],
  ['less of it is bad', { now: 2, before: 4 }, '50% less', 'bad'],
  ['the same has none', { now: 4, before: 4 }, 'As before', null],
])('%s', (_name, figures, text, trend) => {
  render(<Change {...figures} />);
  expect(screen.getByText(text).getAttribute('data-trend')).toBe(trend);
});
