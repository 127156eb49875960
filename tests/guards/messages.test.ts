import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { lengthProblem, lineProblem, linesProblem, pictureProblem } from '../../schema/limits.ts';
import { MAX_PRICE, productProblems } from '../../schema/product-rules.ts';
import { confirmPassword, RULES } from '../../schema/rules.ts';
import { HINDI } from '../../web/src/hindi.ts';
import type { Messages } from '../../web/src/lib/language/messages.ts';
import { problemHindi } from '../../web/src/ui/form/problems.hi.ts';

type Texts = Record<string, unknown>;

const SRC = join(import.meta.dirname, '../../web/src');
const DEVANAGARI = /[\u0900-\u097f]/;
/** For each parameter of a message; one of them is the name of a table's rows. */
const VALUE = 'order';
/** The same in both languages, or passed on as it is. */
const NEUTRAL = new Set(['UPI', VALUE, `“${VALUE}”`]);

const isMessages = (found: unknown): found is Messages<Texts> =>
  typeof found === 'object' && found !== null && 'english' in found && 'name' in found;

const files = globSync('**/messages.ts', { cwd: SRC });
const catalogues = await Promise.all(
  files.map(async (file) => {
    const exported = (await import(pathToFileURL(join(SRC, file)).href)) as Record<string, unknown>;
    return Object.entries(exported).flatMap(([constant, found]) => {
      if (isMessages(found)) return { file, constant, ...found };
      // Staff's screens are in English alone.
      return constant.endsWith('Text') ? { file, constant, name: undefined, english: found as Texts } : [];
    });
  }),
).then((all) => all.flat());

const textOf = (message: unknown): string =>
  String(
    typeof message === 'function' ? (message as (...values: string[]) => unknown)(VALUE, VALUE, VALUE, VALUE) : message,
  );

function leaves(texts: Texts, path = ''): [path: string, message: unknown][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value as Texts, `${path}${key}.`)
      : [[path + key, value] as [string, unknown]],
  );
}

const ofShoppers = catalogues.flatMap(({ name, ...rest }) => (name === undefined ? [] : { name, ...rest }));

test('every catalogue of shoppers has a translation of its name, and no other', () => {
  expect(ofShoppers.length).toBeGreaterThan(15);
  expect(Object.keys(HINDI).toSorted()).toEqual(ofShoppers.map(({ name }) => name).toSorted());
});

describe.each(ofShoppers)('$file', ({ name, english }) => {
  const hindi = leaves(HINDI[name] as Texts);

  test('has a Hindi message for each English one, with its parameters', () => {
    const inHindi = new Map(hindi);
    expect([...inHindi.keys()].toSorted()).toEqual(
      leaves(english)
        .map(([path]) => path)
        .toSorted(),
    );
    for (const [path, message] of leaves(english)) {
      const translated = inHindi.get(path);
      expect(typeof translated, path).toBe(typeof message);
      if (typeof message !== 'function' || typeof translated !== 'function') continue;
      expect(translated.length, path).toBeLessThanOrEqual(message.length);
    }
  });

  test('is in Hindi', () => {
    const texts = hindi.map(([, message]) => textOf(message));
    const untranslated = texts.filter((text) => !DEVANAGARI.test(text) && !NEUTRAL.has(text));
    expect(untranslated).toEqual([]);
  });
});

describe.each(catalogues)('$file', ({ constant, english }) => {
  test('has no message that nothing shows', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: SRC })
      .filter((file) => !/messages(\.hi)?\.ts$/.test(file) && !file.startsWith('generated'))
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .filter((text) => text.includes(constant) || text.includes('english'));
    const unused = Object.keys(english).filter(
      (key) => !sources.some((text) => new RegExp(String.raw`(?:[.']|[{,]\s*)${key}\b`).test(text)),
    );
    expect(unused).toEqual([]);
  });
});

/** Other words for what the shop calls शॉप, अकाउंट, सेव, फ़ोटो, कीमत and स्क्रॉल. The one stall is a picture. */
const OTHER_WORDS = /(?<!बाज़ार की एक )दुकान|(?<!मेल नहीं )खात(?:ा|े)|सहेज|तस्वीर|दाम|स्क्रोल/;

test('Hindi has one word for one thing', () => {
  const texts = Object.values(HINDI).flatMap((catalogue) => leaves(catalogue as Texts));
  const others = texts.map(([, message]) => textOf(message)).filter((text) => OTHER_WORDS.test(text));
  expect(texts.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});

test('what is wrong with a field is said in Hindi, for each sentence of the schema', () => {
  const long = 'x'.repeat(20_000);
  const passwords = ['', 'a', 'aaaaaa', 'AAAAAA', 'aAaAaA', 'aA1aA1'];
  const pictures = (count: number) => Array.from({ length: count }, () => 'https://shop.example/x.webp');
  const product = { discountPrice: 2, originalPrice: 1, stock: -1, title: '', image: 'x', images: pictures(99) };
  const sentences = [
    ...Object.values(RULES).flatMap((rule) =>
      ['', ' ', 'a', 'two\nlines', '1', '12345', ...passwords].map((text) => rule(text)),
    ),
    confirmPassword('a', ''),
    confirmPassword('a', 'b'),
    lengthProblem('', 1, 2),
    lengthProblem('', 2, 3),
    lengthProblem(long, 1, 2),
    lineProblem('\t'),
    linesProblem('\t'),
    pictureProblem('x'),
    ...Object.values(productProblems(product)),
    ...Object.values(productProblems({ discountPrice: MAX_PRICE + 1, originalPrice: -1, description: long })),
    ...Object.values(productProblems({ discountPrice: NaN, stock: NaN, image: '' })),
    'The stock must be a whole number.',
  ].filter((sentence) => typeof sentence === 'string');
  const unknown = new Set(sentences.filter((sentence) => !DEVANAGARI.test(problemHindi(sentence))));
  expect(sentences.length).toBeGreaterThan(30);
  expect([...unknown]).toEqual([]);
  // No English name of a field or of a kind of character is left.
  const mixed = sentences
    .map(problemHindi)
    .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(/https|pictures/g, '')));
  expect(mixed).toEqual([]);
});
