import { expect, test } from 'vitest';
import { planImport } from '../../../../web/src/features/admin/catalogue/import/plan-import.ts';
import { readLines } from '../../../../web/src/features/admin/catalogue/import/read-lines.ts';
import { sheetOf } from '../../../../web/src/features/admin/catalogue/export-csv.ts';
import { toCsv } from '../../../../web/src/lib/csv.ts';
import { COLUMN_KEYS } from '../../../../web/src/features/admin/catalogue/view.ts';
import { idOf, staffRow } from './staff-row.ts';

const rows = new Map([1, 2, 3].map((n) => [idOf(n), staffRow(n)]));

test('lines are counted as editors do, also over cells of several lines and empty lines', () => {
  const file = `\uFEFFid,title,stock\r\n${idOf(1)},"a\r\nb",3\r\n\r\n${idOf(2)},,"1,200"\r\n`;
  expect(readLines(file)).toEqual({
    lines: [
      { line: 2, id: idOf(1), values: { title: 'a\r\nb', stock: 3 } },
      { line: 5, id: idOf(2), values: { stock: 1200 } },
    ],
    bad: [],
  });
});

test.each([
  ['x,1', { reason: 'badId', about: 'x' }],
  [',1', { reason: 'noId' }],
  [`${idOf(1)},1,2`, { reason: 'cells' }],
  [`${idOf(1)},many`, { id: idOf(1), reason: 'number', about: 'stock', found: 'many' }],
])('a line %j is named with its reason: %j', (line, reason) => {
  const { lines, bad } = readLines(`id,stock\n${idOf(9)},1\n${line}`);
  expect(lines).toHaveLength(1);
  expect(bad).toEqual([{ line: 3, ...reason }]);
});

test('a product on two lines is named, with the first of them', () => {
  const { bad } = readLines(`id,stock\n${idOf(1)},1\n${idOf(1)},2`);
  expect(bad).toEqual([{ line: 3, id: idOf(1), reason: 'twice', about: '2' }]);
});

test.each([
  ['title,stock\nA,1', 'noIdColumn'],
  ['', 'noIdColumn'],
  ['id,rating\n1,2', 'nothingToChange'],
])('a file with the heads %j is refused whole', (file, reason) => {
  expect(readLines(file)).toEqual({ lines: [], bad: [{ line: 1, reason }] });
});

test('the plan has the differences, the lines without one, and bad lines in their order', () => {
  const file = [
    'id;price;originalPrice;stock',
    `${idOf(1)};100;200;10`,
    `${idOf(2)};150;;12`,
    `${idOf(3)};500;;`,
    `${idOf(7)};1;;`,
    `${'f'.repeat(24)};1;;1.5`,
  ].join('\n');
  expect(planImport(readLines(file), rows)).toEqual({
    changes: [
      {
        id: idOf(2),
        title: 'Product 2',
        before: { discountPrice: 100, stock: 10 },
        after: { discountPrice: 150, stock: 12 },
      },
    ],
    same: 1,
    bad: [
      {
        line: 4,
        id: idOf(3),
        product: 'Product 3',
        reason: 'rule',
        about: 'The price to pay must not be above the price before the discount.',
      },
      { line: 5, reason: 'gone', about: idOf(7) },
      { line: 6, reason: 'gone', about: 'f'.repeat(24) },
    ],
  });
});

test('the file that was downloaded changes nothing, formulas in its texts included', () => {
  const odd = staffRow(4, { title: '=SUM(A1)', brand: '-10% "off", @home', category: null });
  const file = toCsv(sheetOf([...rows.values(), odd], COLUMN_KEYS));
  expect(file).toContain(`"'=SUM(A1)"`);
  const plan = planImport(readLines(file), new Map([...rows, [odd.id, odd]]));
  expect(plan).toEqual({ changes: [], bad: [], same: 4 });
});

test('a file that was imported in part leaves what is missing', () => {
  const read = readLines(`id,stock\n${idOf(1)},3\n${idOf(2)},4`);
  const after = new Map([...rows, [idOf(1), staffRow(1, { stock: 3 })]]);
  expect(planImport(read, after).changes.map(({ id }) => id)).toEqual([idOf(2)]);
});
