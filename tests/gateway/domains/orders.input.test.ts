import { expect, test } from 'vitest';
import { readDay } from '../../../gateway/domains/orders/orders.input.ts';

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00'])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
