import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthProblem, lineProblem, linesProblem, pictureProblem } from '../../schema/limits.ts';
import { productProblems } from '../../schema/product-rules.ts';
import { confirmPassword, RULES, type Rule } from '../../schema/rules.ts';
import { STOCK_AVATAR } from '../../schema/shop.ts';

const ENDINGS = ['com', 'net', 'org', 'edu', 'gov', 'mil', 'info', 'biz'];
const SPECIAL = ['@', '#', '%', '&', '^', '(', ')', '/', '?', '!'];

/** The exact sentences of the specification (section 5). */
const EMAIL = 'Please enter valid email';
const FORGOT_EMAIL = 'Please provide a valid email address';
const FIRST_NAME = 'At least 4 characters required ';
const MOBILE = 'Mobile number must be exactly 10 digits';
const SHORT_POSTAL_CODE = 'Postal code can not be less than 6 digits';

describe.each([
  ['email', RULES.email, EMAIL],
  ['forgotEmail', RULES.forgotEmail, FORGOT_EMAIL],
])('the rule %s', (_name, rule, sentence) => {
  test.each([
    ...ENDINGS.map((ending) => `asha@shop.${ending}`),
    'a@b.com',
    'asha.rao+shop@mail.shop-one.co.org',
    'ASHA@SHOP.COM',
    ' asha@shop.com ',
    '_%-@1.biz',
  ])('takes %j', (value) => expect(rule(value)).toBeNull());

  test.each([
    '',
    ' ',
    'asha',
    'asha@',
    '@shop.com',
    'asha@shop',
    'asha@.com',
    'asha@com',
    'asha@shop.in',
    'asha@shop.io',
    'asha@shop.comx',
    'asha@shop.com.',
    'asha@shop..com',
    'asha@-shop.com',
    'asha@shop-.com',
    'as ha@shop.com',
    'asha@sh op.com',
    'asha@@shop.com',
    'a@b@shop.com',
    'asha@shop.com\nx',
    'asha,rao@shop.com',
  ])('refuses %j', (value) => expect(rule(value)).toBe(sentence));

  test('takes nothing that does not end in one of the endings', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '.', '-', '@', ' ', 'com'), maxLength: 8 });
    const ending = fc.constantFrom(...ENDINGS, 'COM', 'in', 'co', 'comm', 'com\n', '');
    const near = fc.tuple(part, part, ending).map(([name, host, end]) => `${name}@${host}.${end}`);
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress(), fc.string()), (value) => {
        const taken = rule(value) === null;
        const endsWell = ENDINGS.includes(value.trim().split('.').at(-1)?.toLowerCase() ?? '');
        expect(taken && !(endsWell && value.split('@').length === 2)).toBe(false);
      }),
    );
  });

  test('takes every plain address with one of the endings', () => {
    const part = fc.stringMatching(/^[a-z0-9]{1,20}$/);
    fc.assert(
      fc.property(part, part, fc.constantFrom(...ENDINGS), (name, host, ending) => {
        expect(rule(`${name}@${host}.${ending}`)).toBeNull();
      }),
    );
  });
});

describe('the rule firstName', () => {
  test.each([
    ['', FIRST_NAME],
    ['Abc', FIRST_NAME],
    [' Abc ', FIRST_NAME],
    ['    ', FIRST_NAME],
    ['Abcd', null],
    ['Asha Rao', null],
    ['Jo Rao', FIRST_NAME],
  ])('says of %j: %j', (value, expected) => expect(RULES.firstName(value)).toBe(expected));
});

describe.each([
  ['password', RULES.password, 'Password'],
  ['resetPassword', RULES.resetPassword, 'Reset password'],
])('the rule %s', (_name, rule, what) => {
  test.each([
    ['', `${what} is required`],
    ['a', `${what} should be at least 6 characters long`],
    ['Aa1@x', `${what} should be at least 6 characters long`],
    ['Aa1@xy', null],
    ['aa1@xy', `${what} should contain at least one uppercase letter`],
    ['AA1@XY', `${what} should contain at least one lowercase letter`],
    ['Aaa@xy', `${what} should contain at least one digit`],
    ['Aa1xyz', `${what} should contain at least one special character`],
    ['      ', `${what} should contain at least one uppercase letter`],
    ['ÄÖÜäöü1@', `${what} should contain at least one uppercase letter`],
  ])('says of %j: %j', (value, expected) => expect(rule(value)).toBe(expected));

  test.each(SPECIAL)('counts %s as a special character', (special) => expect(rule(`Abcde1${special}`)).toBeNull());

  test.each(['$', '*', '+', '-', '_', '.', ' ', '~', '\\'])('does not count %j as one', (other) => {
    expect(rule(`Abcde1${other}`)).toBe(`${what} should contain at least one special character`);
  });

  test('takes just what has six characters and all four kinds', () => {
    const unit = fc.constantFrom('A', 'z', '7', '@', '?', 'é', ' ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (value) => {
        const good = value.length >= 6 && /A/.test(value) && /z/.test(value) && /7/.test(value) && /[@?]/.test(value);
        expect(rule(value) === null).toBe(good);
      }),
    );
  });
});

describe('the confirmation of a reset password', () => {
  test.each([
    ['Secret#1', '', 'Reset confirm password is required'],
    ['', '', 'Reset confirm password is required'],
    ['Secret#1', 'Secret#2', 'Reset confirm password do not match.'],
    ['Secret#1', 'secret#1', 'Reset confirm password do not match.'],
    ['Secret#1', 'Secret#1 ', 'Reset confirm password do not match.'],
    ['Secret#1', 'Secret#1', null],
  ])('%j, then %j: %j', (password, confirmation, expected) => {
    expect(confirmPassword(password, confirmation)).toBe(expected);
  });
});

describe('the rule mobile', () => {
  test.each([
    ['', MOBILE],
    ['123456789', MOBILE],
    ['12345abcde', MOBILE],
    ['+919876543210', MOBILE],
    ['98765 43210', MOBILE],
    ['٠١٢٣٤٥٦٧٨٩', MOBILE],
    ['1234567890\n', MOBILE],
    ['9876543210', null],
    // The rule means "at least", its sentence says "exactly": the specification has both.
    ['98765432101', null],
  ])('says of %j: %j', (value, expected) => expect(RULES.mobile(value)).toBe(expected));
});

describe('the rules of the address form', () => {
  test.each([
    ['Address', RULES.address],
    ['Block', RULES.block],
    ['State', RULES.state],
    ['City', RULES.city],
    ['Postal code', RULES.postalCode],
  ])('want: %s', (what, rule) => {
    for (const value of ['', ' ', '\t\n']) expect(rule(value)).toBe(`${what} is required`);
    expect(rule('560001')).toBeNull();
  });

  test.each([
    ['56000', SHORT_POSTAL_CODE],
    ['56000x', SHORT_POSTAL_CODE],
    ['560 001', SHORT_POSTAL_CODE],
    ['-56000', SHORT_POSTAL_CODE],
    ['5600.1', SHORT_POSTAL_CODE],
    ['560001', null],
    [' 560001 ', null],
    ['5600012', null],
  ])('say of the postal code %j: %j', (value, expected) => expect(RULES.postalCode(value)).toBe(expected));
});

const NO_LETTERS = 'The name must have letters.';
/** What nobody sees by itself: marks of direction, fillers, and accents without a letter. */
const UNSEEN = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u0301',
];

describe('what nobody sees', () => {
  test.each(UNSEEN)('is no name, address or comment, however often: %j', (unseen) => {
    const text = unseen.repeat(8);
    for (const value of [text, `${text} Rao`, `Ann${text}`, `${text}${text}`])
      expect(RULES.firstName(value)).toBe(FIRST_NAME);
    expect(RULES.firstName(`Meera ${text}`)).toBe(ONE_LINE);
    expect(RULES.lastName(text)).toBe(ONE_LINE);
    for (const [what, rule] of [
      ['Address', RULES.address],
      ['Block', RULES.block],
      ['State', RULES.state],
      ['City', RULES.city],
    ] as const) {
      expect(rule(text)).toBe(`${what} is required`);
      expect(rule(` ${text} - `)).toBe(`${what} is required`);
    }
    expect(lengthProblem(text, 1, 100)).toBe('This must not be empty.');
    expect(productProblems({ title: text, brand: text, category: text, description: text })).toMatchObject({
      title: 'This must not be empty.',
      brand: 'This must not be empty.',
      category: 'This must not be empty.',
      description: 'This must not be empty.',
    });
  });

  test.each(['1234', '....', '😀😀😀😀', '\u093e\u093e\u093e\u093e', '①②③④'])(
    'is not all: the name %j has no letters',
    (name) => {
      expect(RULES.firstName(name)).toBe(NO_LETTERS);
    },
  );

  test.each([
    'Mee\u200bra',
    'Meera\u2060',
    'Mee\u00adra',
    'Meera Ra\ufeffo',
    '\u3164Meera',
    'Meera\u{e0041}',
    'Meera\uffff',
    'Meera\u{10ffff}',
    'Meera\ufff9',
    'Meera\ufffc',
    'Meera\u0378',
    `Meera${'\u0300'.repeat(60)}`,
  ])('is not hidden in a name: %j', (name) => expect(RULES.firstName(name)).toBe(ONE_LINE));

  test.each([
    'नेहा अय्यर',
    'सुमित',
    'राहुल',
    'שרה\u200fה כהן',
    'Jose\u0301',
    'Zoë-Ann',
    'क्ष\u200dय',
    'می\u200cشود',
    "O'Neill 3rd",
    '陳大文明',
  ])('and the name %j may have what it needs', (name) => {
    expect(RULES.firstName(name)).toBeNull();
    expect(RULES.lastName(name)).toBeNull();
  });

  test('a last name may be missing', () => expect(RULES.lastName(' ')).toBeNull());
});

describe('an address of a picture', () => {
  test.each([
    'https://shop.example/a.jpg?x=1',
    'HTTPS://a.b/c',
    '/pictures/a-1.webp',
    '/pictures/kept/b.avif',
    STOCK_AVATAR,
  ])('may be %j', (address) => expect(pictureProblem(address)).toBeNull());

  test.each([
    ...['/', '/?lang=hi', '/products', '/pictures', '/pictures/', '/pictures/../?lang=hi', '/pictures/%2e%2e/?lang=hi'],
    ...[
      '/pictures/..',
      '/pictures/.',
      '/pictures/a.webp?lang=hi',
      '/pictures/a.webp#x',
      '/pictures//evil.example/a',
      '//evil.example/a',
    ],
    ...[
      'http://shop.example/a.jpg',
      'https://',
      'https:/a',
      'javascript:alert(1)',
      'data:image/png,a',
      '/pictures\\a',
      '/stock-avatar.svg?lang=hi',
    ],
  ])('may not be %j', (address) => {
    expect(pictureProblem(address)).not.toBeNull();
    expect(productProblems({ image: address, images: [address] })).toMatchObject({
      image: expect.stringContaining('/pictures/') as string,
      images: expect.stringContaining('/pictures/') as string,
    });
  });
});

const ONE_LINE = 'This must be one line, without tabs or hidden control characters.';
const HIDDEN = ['\0', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\ud800'];

describe('texts of one line', () => {
  const rules = [RULES.firstName, RULES.address, RULES.block, RULES.state, RULES.city, lineProblem];

  test.each(HIDDEN)('have no %j, wherever it stands', (hidden) => {
    for (const text of [`Meera${hidden}Rao`, `${hidden}Meera Rao`, `Meera Rao${hidden}`]) {
      for (const rule of rules) expect(rule(text)).toBe(ONE_LINE);
    }
    expect(pictureProblem(`https://shop.example/${hidden}.jpg`)).not.toBeNull();
    expect(productProblems({ title: `A${hidden}B`, brand: `A${hidden}B`, category: `A${hidden}B` })).toMatchObject({
      title: ONE_LINE,
      brand: ONE_LINE,
      category: ONE_LINE,
    });
    const breaks = '\r\n'.includes(hidden);
    expect(linesProblem(`Good${hidden}Cheap`) === null).toBe(breaks);
    expect(!productProblems({ description: `Good${hidden}Cheap` }).description).toBe(breaks);
  });

  test.each([
    'José Núñez',
    'Anaïs O’Neill-Łuczak',
    'मीरा अय्यर',
    'שרה\u200f כהן',
    'नमस्ते\u200d',
    '👩\u200d🚀 shop',
    'a\u00a0b',
  ])('may be %j', (text) => expect(lineProblem(text)).toBeNull());
});

describe.each(Object.entries<Rule>(RULES))('the rule %s on any text', (_name, rule) => {
  test('gives a sentence or null', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.emailAddress());
    fc.assert(
      fc.property(anyText, (value) => {
        const said = rule(value);
        expect(said === null || said.trim() !== '').toBe(true);
      }),
    );
  });
});

// A pattern with catastrophic backtracking would exceed the test's time limit.
describe('50,000 characters', () => {
  const LONG = 50_000;

  test.each(['a', 'a.', 'a-', '-', '.', '@', 'a@', 'a@a.', '.com', ' ', '\t', '1', '\u0000'])(
    'of %j are no e-mail address, wherever they stand',
    (unit) => {
      const long = unit.repeat(LONG / unit.length);
      for (const value of [`${long}!`, `a@${long}!`, `a@${long}.com!`, `!${long}@shop.com`, `a@shop.com!${long}!`]) {
        expect(RULES.email(value)).toBe(EMAIL);
        expect(RULES.forgotEmail(value)).toBe(FORGOT_EMAIL);
      }
    },
  );

  test.each([
    ['firstName', RULES.firstName, ' ', FIRST_NAME],
    ['password', RULES.password, 'a', 'Password should contain at least one uppercase letter'],
    ['resetPassword', RULES.resetPassword, 'aA', 'Reset password should contain at least one digit'],
    ['mobile', RULES.mobile, '1', null],
    ['mobile', RULES.mobile, '1 ', MOBILE],
    ['address', RULES.address, ' ', 'Address is required'],
    ['postalCode', RULES.postalCode, '1', null],
    ['postalCode', RULES.postalCode, '1 ', SHORT_POSTAL_CODE],
    ['postalCode', RULES.postalCode, '\n', 'Postal code is required'],
  ])('are read by the rule %s', (_name, rule, unit, expected) => {
    expect(rule(unit.repeat(LONG / unit.length))).toBe(expected);
  });
});
