import { expect, test } from 'vitest';
import { indiaTime } from '../../../web/src/features/super-admin/super-admin-table.tsx';

test.each([
  ['2026-11-26T12:35:59.000Z', '2026-11-26 18:05'],
  ['2026-11-26T18:30:00.000Z', '2026-11-27 00:00'],
  ['no date', ''],
  [null, ''],
])('%s is %s in a file', (iso, text) => expect(indiaTime(iso)).toBe(text));
