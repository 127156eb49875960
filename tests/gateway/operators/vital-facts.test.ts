import { expect, test } from 'vitest';
import { html } from '../../../gateway/pages/html.ts';
import { vitalFacts } from '../../../gateway/operators/status/vital-facts.ts';

const textOf = (name: 'LCP' | 'INP' | 'CLS', value: number): string => {
  const facts = vitalFacts({ LCP: null, INP: null, CLS: null, TTFB: null, [name]: value });
  const shown = facts.map(([, part]) => html`${part}`.text);
  return shown.find((text) => !text.includes('none yet'))?.replaceAll(/<[^>]+>/g, '') ?? '';
};

test.each([
  ['LCP', 2_500, 'within 2.50 s good'],
  ['LCP', 2_500.2, 'within 2.51 s needs work'],
  ['LCP', 999.5, 'within 1.00 s good'],
  ['INP', 200.1, 'within 201 ms needs work'],
  ['CLS', 0.1, 'at most 0.100 good'],
  ['CLS', 0.1001, 'at most 0.101 needs work'],
  ['CLS', 0, 'none good'],
] as const)('%s of %d is shown as %s, so that no figure says other than its rating', (name, value, text) =>
  expect(textOf(name, value)).toBe(text),
);
