import { isEnumType, buildSchema, type GraphQLEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { OUTCOMES, type OutcomeOperation, type OutcomePattern } from '../../../gateway/rest/outcomes.ts';
import { readOutcome, saysNothingDone } from '../../../gateway/rest/read-outcome.ts';
import { readSchemaText } from '../../../gateway/graphql/sdl.ts';

const CALL = endpoint('POST /api/some/call');
const OPERATIONS = Object.keys(OUTCOMES) as OutcomeOperation[];
const patternsOf = (operation: OutcomeOperation): readonly OutcomePattern[] => OUTCOMES[operation];
const PATTERNS = OPERATIONS.flatMap((operation) => patternsOf(operation).map((pattern) => ({ operation, ...pattern })));

const schema = buildSchema(readSchemaText());
const enumName = (operation: string): string => `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Code`;
const CODE_ENUMS = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLEnumType => isEnumType(type) && type.name.endsWith('Code'),
);
/** A log-out makes no call. */
const WITHOUT_CALL = 'LogoutCode';

/** The gateway decides these by itself, before it sends the change. */
const OWN_CODES: readonly string[] = ['CHANGED_MEANWHILE', 'PRICE_CHANGED', 'PRICE_NOT_AVAILABLE'];

const filledIn = (pattern: string): string => pattern.replaceAll('{}', '64a000000000000000000001');
const oddCase = (text: string): string =>
  [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
const outcome = (operation: OutcomeOperation, status: number, body: unknown) =>
  readOutcome(operation, CALL, { status, body });

describe('the table of outcomes', () => {
  test('has an operation for every enum of codes, and an enum for every operation', () => {
    const names = CODE_ENUMS.map(({ name }) => name).filter((name) => name !== WITHOUT_CALL);
    expect(OPERATIONS.map(enumName).sort()).toEqual(names.sort());
  });

  test.each(OPERATIONS)('%s yields every code of its enum but FAILED, and no other', (operation) => {
    const codes = CODE_ENUMS.find(({ name }) => name === enumName(operation))?.getValues();
    const ofAnswers = codes?.map(({ name }) => name).filter((name) => !OWN_CODES.includes(name));
    const produced = new Set(patternsOf(operation).map(({ code }) => code));
    expect([...produced, 'FAILED'].sort()).toEqual(ofAnswers?.sort());
  });

  test.each(OPERATIONS)('%s names every hint and every text once', (operation) => {
    for (const key of ['hint', 'text'] as const) {
      const known = patternsOf(operation).flatMap((pattern) => pattern[key]?.toLowerCase() ?? []);
      expect(new Set(known).size).toBe(known.length);
    }
  });
});

/** Codes for something that was done, or may have been done. */
const DONE = new Set(
  `ADDED CLEARED CREATED DECREMENTED DELETED EMAIL_SENT INCREMENTED INSUFFICIENT_STOCK LOGGED_IN ORDER_REMOVED PLACED
  PRODUCT_REMOVED QUANTITY_UPDATED REGISTERED REMOVED RESET SAVED UPDATED`.split(/\s+/),
);

describe('an answer', () => {
  test.each(PATTERNS)('to $operation by which it is $code ($hint$text) says whether anything was done', (pattern) => {
    const { operation, code, hint } = pattern;
    const body = { message: filledIn(pattern.text ?? 'Words of no meaning'), hint };
    expect(saysNothingDone(operation, { status: 400, body })).toBe(!DONE.has(code));
    // A fault may happen before or after the change.
    expect(saysNothingDone(operation, { status: 500, body })).toBe(false);
  });

  const hints = PATTERNS.filter(({ hint }) => hint !== undefined);
  test.each(hints)('to $operation with the hint $hint is $code, at any status', ({ operation, hint, code }) => {
    for (const status of [200, 400, 404, 500]) {
      for (const written of [hint, ` ${hint} `, oddCase(hint ?? '')]) {
        expect(outcome(operation, status, { message: 'Words of no meaning', hint: written }).code).toBe(code);
        expect(outcome(operation, status, { hint: written })).toMatchObject({ code, isMapped: true });
      }
    }
  });

  const texts = PATTERNS.flatMap(({ text = '', ...pattern }) => (text ? [{ ...pattern, text }] : []));
  test.each(texts)('to $operation that says "$text" is $code, at any status', ({ operation, text, code, message }) => {
    const keys = [
      'message',
      'msg',
      'messssage',
      'error',
      ...(code === 'INSUFFICIENT_STOCK' ? ['err', 'errorMsg'] : []),
    ];
    for (const key of keys) {
      for (const status of [200, 400, 401, 404, 500]) {
        for (const words of [filledIn(text), oddCase(filledIn(text)), `\n ${filledIn(text)}  `]) {
          const found = outcome(operation, status, { [key]: words });
          expect(found).toMatchObject({ code, isMapped: true });
          if (message !== undefined) expect(found.message).toBe(message);
        }
      }
    }
    expect(outcome(operation, 400, filledIn(text)).code).toBe(code);
  });

  test.each(texts)('to $operation that only contains "$text" is no known outcome', ({ operation, text }) => {
    const words = `We are sorry to say: ${filledIn(text)}, perhaps`;
    expect(outcome(operation, 400, { message: words })).toMatchObject({ code: 'FAILED', isMapped: false });
  });

  test('goes by its hint before its words, and by its words before its status', () => {
    const contradicting = { message: 'Product removed from order successfully', hint: 'orderRemoved' };
    expect(outcome('removeOrderItem', 200, contradicting).code).toBe('ORDER_REMOVED');
    expect(outcome('login', 404, { message: 'Login Successful', hint: 'wrong' }).code).toBe('WRONG_PASSWORD');
    expect(outcome('login', 200, { message: 'Wrong password' }).code).toBe('WRONG_PASSWORD');
    expect(outcome('placeOrder', 500, { message: 'Order placed successfully' }).code).toBe('PLACED');
    // With an unknown hint the message decides.
    expect(outcome('addToWishlist', 400, { message: 'Product already exists in wishlist', hint: 'x' }).code).toBe(
      'ALREADY_EXISTS',
    );
  });

  test.each(OPERATIONS)('to %s in unknown words is its first code at 2xx and FAILED at any other', (operation) => {
    for (const body of [{ message: 'Tout va bien' }, { msg: 'Tout va bien' }, 'Tout va bien']) {
      for (const status of [200, 201, 202]) {
        expect(outcome(operation, status, body)).toEqual({
          code: patternsOf(operation)[0]?.code,
          message: 'Tout va bien',
          isMapped: false,
        });
      }
      for (const status of [400, 401, 403, 404, 409, 422, 429]) {
        expect(outcome(operation, status, body)).toEqual({ code: 'FAILED', message: 'Tout va bien', isMapped: false });
      }
    }
  });

  test.each(OPERATIONS)('to %s that leads elsewhere is a fault, whatever its text', (operation) => {
    const body = 'Found. Redirecting to /login';
    expect(() => outcome(operation, 302, body)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'UPSTREAM_BAD_RESPONSE' }) as unknown }),
    );
  });

  test.each(OPERATIONS)('to %s that tells of an error at 200 is no success', (operation) => {
    expect(outcome(operation, 200, { error: 'Nothing was kept' }).code).toBe('FAILED');
    expect(outcome(operation, 200, { message: 'Hm', err: 'Nothing was kept' }).code).toBe('FAILED');
  });

  test.each(OPERATIONS)('to %s that tells of no error, in so many words, is a success', (operation) => {
    for (const none of [null, false, '']) {
      const body = { message: 'Tout va bien', err: none, error: none };
      expect(outcome(operation, 200, body).code).toBe(patternsOf(operation)[0]?.code);
    }
  });

  test.each(OPERATIONS)('to %s that says nothing is a fault', (operation) => {
    for (const body of [undefined, null, {}, [], '', '  ', true, 5, { message: '' }, { message: null }, { data: {} }]) {
      for (const status of [200, 400, 500]) {
        expect(() => outcome(operation, status, body)).toThrow(
          expect.objectContaining({
            extensions: expect.objectContaining({ code: 'UPSTREAM_BAD_RESPONSE', call: CALL.name }) as unknown,
          }),
        );
      }
    }
  });
});

describe('the sentence of an outcome', () => {
  test.each([
    ['the reason in err', 500, { msg: 'Something went wrong in the server', err: 'duplicate key' }],
    ['an errorMsg', 500, { message: 'Internal server error', errorMsg: 'duplicate key' }],
    ['a stack', 500, { message: 'Internal server error', stack: 'Error: duplicate key\n at x' }],
    ['the bare error of a 500', 500, { error: 'duplicate key' }],
    ['the error beside the words of a 500', 500, { msg: 'Internal server error', error: 'duplicate key' }],
    ['only err', 500, { err: 'duplicate key' }],
    ['only err at 400', 400, { err: 'duplicate key' }],
    ['a page', 400, { message: '<h1>duplicate key</h1>' }],
    ['a stack as the message', 400, { message: 'Error: duplicate key\n    at x (y.js:1)' }],
    ['an exception as the message', 400, { message: 'TypeError: duplicate key' }],
    ['a place in the code', 400, { message: 'duplicate key at /srv/api/index.js:12:3' }],
    ['a plain text at 500', 500, 'duplicate key'],
    ['an id', 400, { message: 'duplicate key of 65a000000000000000000001' }],
    ['a cast', 400, { message: 'Cast to Number failed for duplicate key at path "price"' }],
    ['a plan of the database', 400, { error: 'users validation failed: duplicate key' }],
    ['a code of the database', 400, { error: 'E11000 duplicate key' }],
    ['an essay', 400, { message: 'duplicate key '.repeat(100) }],
  ])('holds nothing of %s', (_what, status, body) => {
    for (const operation of OPERATIONS) {
      const { code, message } = outcome(operation, status, body);
      expect(code).toBe('FAILED');
      expect(message).not.toContain('duplicate key');
      expect(message).toBe('Something went wrong');
    }
  });

  test('is the first of message, msg, messssage and error that says something', () => {
    const said = { error: 'd', messssage: 'c', msg: 'b', message: 'a' };
    expect(outcome('login', 400, said).message).toBe('a');
    expect(outcome('login', 400, { ...said, message: ' ' }).message).toBe('b');
    expect(outcome('login', 400, { ...said, message: null, msg: {} }).message).toBe('c');
    expect(outcome('login', 400, { error: ' d ' }).message).toBe('d');
  });

  test('tells of too little stock in the words of the shop, not in those of the API', () => {
    const body = { msg: 'Something went wrong in the server', err: 'Not enough quantity available for product 64a' };
    expect(outcome('addToCart', 500, body)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'Sorry! The requested quantity is not available for this product.',
      isMapped: true,
    });
  });
});
