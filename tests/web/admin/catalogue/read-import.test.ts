import { expect, test } from 'vitest';
import { planImport } from '../../../../web/src/features/admin/catalogue/import/plan-import.ts';
import { decodeCsv, readLines, type ReadFile } from '../../../../web/src/features/admin/catalogue/import/read-lines.ts';
import { catalogueColumns } from '../../../../web/src/features/admin/catalogue/columns.tsx';
import { toCsv } from '../../../../web/src/lib/csv.ts';
import { sheetOf } from '../../../../web/src/ui/table/use-csv.ts';
import { idOf, staffRow } from './staff-row.ts';

const rows = new Map([1, 2, 3].map((n) => [idOf(n), staffRow(n)]));
const NO_NUMBER = '“stock” is “many”: Give a number.';
const NO_ID = '“x” is not a product id.';
const TOO_DEAR = 'The price to pay must not be above the price before the discount.';
const COMMA = 'A comma only groups digits, as in 1,49,900 or 149,900. Write decimals with a dot, as in 499.50.';

/** What is read of a file that can be used. */
function read(text: string): ReadFile {
  const file = readLines(text);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

test('lines are counted as editors do, also over cells of several lines and empty lines', () => {
  const file = `\uFEFFid,title,stock\r\n${idOf(1)},"a\r\nb",3\r\n\r\n${idOf(2)},,"1,200"\r\n`;
  const { lines, bad } = read(file);
  expect(lines.map(({ line, id, values }) => ({ line, id, values }))).toEqual([
    { line: 2, id: idOf(1), values: { title: 'a\r\nb', stock: 3 } },
    { line: 5, id: idOf(2), values: { stock: 1200 } },
  ]);
  expect(bad).toEqual([]);
});

test.each([
  ['x,1', [NO_ID]],
  ['x,many', [NO_ID, NO_NUMBER]],
  [`${idOf(1)},1,2`, ['It has more or fewer cells than the first line.']],
  [`${idOf(1)},many`, [NO_NUMBER]],
  [`${idOf(1)},"499,50"`, [`“stock” is “499,50”: ${COMMA}`]],
  [`${idOf(1)},"5"6`, ['Its quotation marks do not match.']],
])('a line %j is named with all its reasons: %j', (line, faults) => {
  const { bad } = planImport(read(`id,stock\n${idOf(2)},1\n${line}`), rows);
  expect(bad.map((each) => [each.line, each.faults])).toEqual([[3, faults]]);
});

test('all that is wrong with a line is named, in the file and against the rules', () => {
  const file = `id,title,price,originalPrice,stock\n${idOf(1)},${'x'.repeat(201)},1.23,-1,1.5\n`;
  const { bad, changes } = planImport(read(file), rows);
  expect(changes).toEqual([]);
  expect(bad[0]?.faults).toEqual([
    '“title”: This must not have more than 200 characters.',
    TOO_DEAR,
    'A price must be from ₹0 to ₹9,99,99,99,999.',
    'The stock must be a whole number.',
  ]);
});

test('a product on two lines is named, with the first of them', () => {
  const { bad } = planImport(read(`id,stock\n${idOf(1)},1\n${idOf(1)},2`), rows);
  expect(bad).toEqual([{ line: 3, product: 'Product 1', faults: ['Its product is on line 2 already.'] }]);
});

test.each([
  ['title,stock\nA,1', /^This file has no id column\./],
  ['', /^This file has no id column\./],
  ['id,rating\n1,2', /^No column can be changed: /],
])('a file with the heads %j is refused whole', (file, reason) => {
  expect(readLines(file)).toMatch(reason);
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
  expect(planImport(read(file), rows)).toEqual({
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
        product: 'Product 3',
        faults: [TOO_DEAR],
      },
      { line: 5, faults: [`There is no product ${idOf(7)}. To add one, leave its id empty.`] },
      {
        line: 6,
        faults: [
          `There is no product ${'f'.repeat(24)}. To add one, leave its id empty.`,
          'The stock must be a whole number.',
        ],
      },
    ],
  });
});

test('the file that was downloaded changes nothing, formulas in its texts included', () => {
  const odd = staffRow(4, { title: '=SUM(A1)', brand: '-10% "off", @home', category: null });
  const columns = catalogueColumns({
    selection: { has: () => false, set: () => {} },
    onRefused: () => {},
    onDuplicate: () => {},
    onDelete: () => {},
  });
  const file = toCsv(sheetOf(columns, [...rows.values(), odd]));
  expect(file).toContain(`"'=SUM(A1)"`);
  const plan = planImport(read(file), new Map([...rows, [odd.id, odd]]));
  expect(plan).toEqual({ changes: [], bad: [], same: 4 });
});

test('a file that was imported in part leaves what is missing', () => {
  const file = read(`id,stock\n${idOf(1)},3\n${idOf(2)},4`);
  const after = new Map([...rows, [idOf(1), staffRow(1, { stock: 3 })]]);
  expect(planImport(file, after).changes.map(({ id }) => id)).toEqual([idOf(2)]);
});

const HEADS = 'id,title,brand,category,price,originalPrice,stock,description,image,images';

test('a line without an id adds a product, with the pictures in the order of the form', () => {
  const line = ',Desk lamp,Kite,Electronics,499,599,10,Bright.,/pictures/a.webp,/pictures/b.webp /pictures/a.webp';
  const { changes, bad } = planImport(read(`${HEADS}\n${line}\n`), rows, ['Desk Lamp']);
  expect(bad).toEqual([]);
  expect(changes).toEqual([
    {
      id: 'line 2',
      title: 'Desk lamp',
      before: {},
      after: { brand: 'Kite', category: 'Electronics', discountPrice: 499, originalPrice: 599, stock: 10 },
      input: {
        title: 'Desk lamp',
        brand: 'Kite',
        category: 'Electronics',
        discountPrice: 499,
        originalPrice: 599,
        stock: 10,
        description: 'Bright.',
        image: '/pictures/a.webp',
        images: ['/pictures/a.webp', '/pictures/b.webp'],
      },
      isTwin: true,
    },
  ]);
});

test('a new product has the checks of the form: what is missing and what is wrong, at once', () => {
  const lines = [
    ',Lamp,,Electronics,600,599,many,Bright.,nowhere,',
    ',Lamp,Kite,Electronics,1.234,599,1.5,B,/pictures/a.webp,',
  ];
  const { changes, bad } = planImport(read([HEADS, ...lines].join('\n')), rows);
  expect(changes).toEqual([]);
  expect(bad.map(({ product, faults }) => [product, faults])).toEqual([
    [
      'Lamp',
      [
        'A new product needs brand.',
        NO_NUMBER,
        TOO_DEAR,
        '“image”: The picture’s address must start with https:// or /pictures/ and have no blanks.',
      ],
    ],
    ['Lamp', ['A price has at most two decimals.', 'The stock must be a whole number.']],
  ]);
});

const bytes = (text: string, byteOf = (code: number) => [code]) =>
  new Uint8Array([...text].flatMap((letter) => byteOf(letter.codePointAt(0) ?? 0)));
const LATTE = `id,title\n${idOf(1)},Café – crème\n`;
/** As an old spreadsheet saves it: é is E9, the dash 96. */
const WINDOWS = bytes(LATTE, (code) => [code === 0x2013 ? 0x96 : code]);

test.each([
  ['UTF-8', new TextEncoder().encode(LATTE)],
  ['UTF-8', new TextEncoder().encode(`\uFEFF${LATTE}`)],
  ['Windows-1252', WINDOWS],
  ['UTF-16', bytes(`\uFEFF${LATTE}`, (code) => [code & 0xff, code >> 8])],
  ['UTF-16', bytes(`\uFEFF${LATTE}`, (code) => [code >> 8, code & 0xff])],
])('a file of %s is read with its letters', (_encoding, file) => {
  const decoded = decodeCsv(file);
  expect(read(decoded).lines.map(({ values }) => values)).toEqual([{ title: 'Café – crème' }]);
});

test.each([';', '\t', ','])('cells stand between %j, also where they have line breaks', (separator) => {
  const file = [
    ['id', 'title', 'stock'],
    [idOf(1), '"one\r\ntwo"', '5'],
    [idOf(2), 'b', '6'],
  ];
  const { lines, bad } = read(file.map((cells) => cells.join(separator)).join('\r\n'));
  expect(lines.map(({ line, values }) => [line, values])).toEqual([
    [2, { title: 'one\r\ntwo', stock: 5 }],
    [4, { title: 'b', stock: 6 }],
  ]);
  expect(bad).toEqual([]);
});

test.each([
  ['heads between semicolons, commas in cells', `id;price\r\n${idOf(1)};499,500\r\n`],
  ['quoted', `"id";"price"\r\n"${idOf(1)}";"499,500"\r\n`],
  ['empty cells', `id;price;stock\r\n${idOf(1)};499,500;\r\n`],
  ['named by the first line', `sep=;\r\nid;price\r\n${idOf(1)};499,500\r\n`],
])('the heads tell what stands between cells: %s', (_, text) => {
  const { lines, bad } = read(text);
  expect(bad).toEqual([]);
  expect(lines.map(({ id, texts }) => [id, texts.discountPrice])).toEqual([[idOf(1), '499,500']]);
});

test('an id in upper case is the same product', () => {
  const id = '64a0000000000000000000ab';
  const { lines } = read(`id,stock\n${id},5\n${id.toUpperCase()},6\n`);
  expect(lines.map((line) => [line.id, line.faults])).toEqual([
    [id, []],
    [id, ['Its product is on line 2 already.']],
  ]);
});

test('a byte order mark before text that is not UTF-8 is no part of the first head', () => {
  const bytes = Buffer.concat([Buffer.from('\uFEFF'), Buffer.from(`id,title\n${idOf(1)},Caf\xE9\n`, 'latin1')]);
  expect(read(decodeCsv(bytes))).toMatchObject({ lines: [{ values: { title: 'Caf\xE9' } }], bad: [] });
});

test('a text that has lost a character is refused', () => {
  const { bad, changes } = planImport(read(`id,title\n${idOf(1)},Caf\uFFFD\n`), rows);
  expect(changes).toEqual([]);
  expect(bad[0]?.faults).toEqual(['“title”: A character of it was lost (\uFFFD). Type it again.']);
});
