import fc from 'fast-check';

/** Names that every object inherits, and others that may confuse code. */
export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  'then',
  'toJSON',
  'length',
  'null',
  'true',
  'data',
  'errors',
  '_',
  'a',
];
export const oddName = fc.constantFrom(...ODD_NAMES);

/** Texts that may break out of a quoted or escaped context. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\u0001\u001F\u007F',
  '\uD800',
  '\uDC00\uD800',
  '\uFEFF',
  '\u202E',
  '\u2028',
  '\r\nx-evil: 1\r\n\r\n',
  '${7*7}',
  '`+process.exit()+`',
  '"+process.exit()+"',
  '__context.x',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>',
  '{"$ne":null}',
  "' OR 1=1 --",
  'NaN',
  '-Infinity',
  '1e999',
  '0x10',
  '64a000000000000000000001',
  'somebody@example.com',
];
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.nat(40_000).map((length) => 'x'.repeat(length)) },
);

/** Numbers in JSON notation, including some that JSON.stringify never writes. */
const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '2',
  '0.1',
  '1.0',
  '1e2',
  '1e308',
  '1e999',
  '-1e999',
  '5e-324',
  '2147483647',
].concat('2147483648', '-2147483649', '9007199254740993', '9'.repeat(400));

/** An object as JSON from its keys and the JSON of its values. */
export const objectText = (fields: readonly (readonly [key: string, json: string])[]): string =>
  `{${fields.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join()}}`;

/** JSON as text, since objects cannot represent `__proto__`, 1e999 and repeated keys. */
export const oddJson: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...NUMBERS, 'null', 'true', 'false'),
    oddText.map((text) => JSON.stringify(text)),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    fc.array(fc.tuple(fc.oneof(oddName, oddText), tie('value')), { maxLength: 4 }).map(objectText),
    fc.nat(30).map((depth) => '['.repeat(depth) + ']'.repeat(depth) || '0'),
    fc.nat(60).map((count) => `[${Array.from({ length: count }, () => 1).join()}]`),
  ),
})).value;
