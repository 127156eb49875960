import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../web/src/lib/csv.ts';

/** Separators of spreadsheets, which depend on the country or the user. */
const SEPARATORS = [',', ';', '\t', '|'];

/**
 * The beginning of a cell that is run as a formula. Some programs skip characters before the sign, so this does, too.
 */
const RUN = /^[\s\p{C}"]*[=+\-@＝＋－＠]/u;

/** Programs treat quotes that RFC 4180 does not allow in different ways. */
const READERS: Record<string, (csv: string, separator: string) => string[]> = {
  'that goes by the quotes': (csv, separator) => readCells(csv, separator, true),
  'for which a quote inside a cell is a sign like any other': (csv, separator) => readCells(csv, separator, false),
  'that knows no quotes': (csv, separator) => csv.split(/[\r\n]/).flatMap((line) => line.split(separator)),
};

/** The cells of a file, line by line. `anywhere`: a quote in the middle of a cell counts, too. */
function readCells(csv: string, separator: string, anywhere: boolean): string[] {
  const cells = [''];
  let fresh = true;
  let quoted = false;
  for (let at = 0; at < csv.length; at++) {
    const sign = csv.charAt(at);
    if (quoted && sign === '"' && csv[at + 1] === '"') {
      cells.push(`${cells.pop()}"`);
      at++;
    } else if (sign === '"' && (quoted || fresh || anywhere)) {
      quoted = !quoted;
      fresh = false;
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push('');
      fresh = true;
    } else {
      cells.push(`${cells.pop()}${sign}`);
      fresh = false;
    }
  }
  return cells;
}

const sign = fc.constantFrom(...'=+-@＝＋－＠,;|"\'\t\r\n\v\f \u00A0\u0000\u200B\u2028\uFEFFa1()');
const text = fc.oneof(fc.string({ unit: sign, maxLength: 12 }), fc.string({ unit: 'grapheme' }));
const cell = fc.oneof(text, fc.nat(), fc.double({ min: 0, noNaN: true }));

test.each(Object.keys(READERS))('no text is a formula to a program %s, whatever separates cells', (reader) => {
  const holds = fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
    const csv = toCsv({ head: ['Name', 'Total (₹)'], rows }).slice(1);
    expect(csv).not.toMatch(/\t|\r(?!\n)/);
    for (const separator of SEPARATORS) {
      expect(READERS[reader]?.(csv, separator).filter((found) => RUN.test(found))).toEqual([]);
    }
  });
  fc.assert(holds, { numRuns: 500 });
});

test.each([
  ['Asha;=HYPERLINK(1)', '"Asha;\'=HYPERLINK(1)"'],
  ['Asha|@SUM(A1)', '"Asha|\'@SUM(A1)"'],
  ['Asha\t=1+1', '"Asha =1+1"'],
  ['Asha\n=1+1', '"Asha\n\'=1+1"'],
  ['Asha\r\n=1+1', '"Asha\n\'=1+1"'],
  ['Asha, +1', '"Asha,\' +1"'],
  ['Asha;"=1+1"', '"Asha;\'""=1+1"""'],
  ['＝1+1', '"\'＝1+1"'],
  ['\u200B=1+1', '"\'\u200B=1+1"'],
])('%j is kept as %j', (typed, kept) => {
  expect(toCsv({ head: [], rows: [[typed]] })).toContain(`\r\n${kept}\r\n`);
});

test('a program that reads the file as it is meant gets each text back, but for the guards, tabs and kinds of line breaks', () => {
  const plain = fc
    .string({ unit: 'grapheme' })
    .map((typed) => typed.replaceAll(/[=+\-@＝＋－＠﹦﹢﹣﹫−\t\r\v\f\u0085\u2028\u2029]/g, ''));
  fc.assert(
    fc.property(fc.array(fc.oneof(plain, fc.nat()), { minLength: 1 }), (cells) => {
      const csv = toCsv({ head: [], rows: [cells] }).slice(3, -2);
      expect(readCells(csv.replaceAll('\n', '¶'), ',', false)).toEqual(
        cells.map((value) => String(value).replaceAll('\n', '¶')),
      );
    }),
  );
});
