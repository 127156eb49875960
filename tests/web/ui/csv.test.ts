import { expect, test } from 'vitest';
import { toCsv } from '../../../web/src/lib/csv.ts';

/** The cells of a one-row table, as written to the file. */
const line = (...cells: (string | number)[]) => toCsv({ head: ['a'], rows: [cells] }).split('\r\n')[1];

test('a file begins with the mark of UTF-8 and ends every line as RFC 4180 says', () => {
  const csv = toCsv({
    head: ['Name', 'Total (₹)'],
    rows: [
      ['Ashá', 1499.5],
      ['Ravi', 0],
    ],
  });
  expect(csv).toBe('\uFEFF"Name","Total (₹)"\r\n"Ashá",1499.5\r\n"Ravi",0\r\n');
});

test('a table without rows is its head alone', () => {
  expect(toCsv({ head: ['Name'], rows: [] })).toBe('\uFEFF"Name"\r\n');
});

test.each([
  ['a comma', 'Rao, Vikram', '"Rao, Vikram"'],
  ['a quote', '15" screen', '"15"" screen"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a carriage return inside', 'one\rtwo', '"one\ntwo"'],
  ['nothing at all', '', '""'],
  ['blanks at the ends', ' as typed ', '" as typed "'],
])('%s is quoted', (_, text, cell) => {
  expect(line(text)).toBe(cell);
});

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+91 98450', '"\'+91 98450"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\' =1"'],
  ['\r=1', '"\'\n\'=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j cannot run as a formula', (text, cell) => {
  expect(line(text)).toBe(cell);
});

test('what only contains such a sign, and every number, stays as it is', () => {
  expect(line('a=b', 'x@y.com', '1-2', -5, 1e3)).toBe('"a=b","x@y.com","1-2",-5,1000');
});
