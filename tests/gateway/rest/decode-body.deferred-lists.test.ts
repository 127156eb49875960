import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBody, DeferredList, parseDeferring } from '../../../gateway/rest/decode-body.ts';

const NAME = 'reviews';

const deferring = (text: string): unknown => parseDeferring(Buffer.from(text), NAME);
const decoded = (text: string): unknown => decodeBody(Buffer.from(text), NAME);

/** What a reader of the body and of all its lists sees, in order. */
const seen = (body: unknown): string => JSON.stringify(body);

function reviewsOf(body: unknown): DeferredList[] {
  return (body as { products: { reviews: unknown }[] }).products.map(({ reviews }) => {
    expect(reviews).toBeInstanceOf(DeferredList);
    return reviews as DeferredList;
  });
}

describe('the lists of an answer', () => {
  const products = [
    { title: 'Café ₹ 👟', reviews: [{ comment: 'Good' }, { comment: 'Schön’ "so"\\' }], stock: 1 },
    { title: 'x', reviews: [{ comment: '' }], more: [{ reviews: 1 }] },
  ];

  test('are parsed when they are read, and are as they were sent', () => {
    const body = deferring(JSON.stringify({ products, totalPage: 1 }));
    expect(reviewsOf(body).map(({ most }) => most)).toEqual([2, 1]);
    expect(reviewsOf(body).map(({ items }) => items)).toEqual(products.map(({ reviews }) => reviews));
    expect(seen(body)).toBe(seen({ products, totalPage: 1 }));
  });

  test('have at most as many items as they have objects', () => {
    const nested = { reviews: [{ user: { name: 'Asha' } }] };
    expect(reviewsOf(deferring(JSON.stringify({ products: [nested] })))[0]?.most).toBe(2);
  });

  test('that are no JSON within are one item that nobody can read', () => {
    const body = deferring('{"products":[{"title":"x","reviews":[{"rating":oops}]}]}');
    expect(reviewsOf(body).map(({ items }) => items)).toEqual([[undefined]]);
    expect(body).toMatchObject({ products: [{ title: 'x' }] });
  });

  test.each([
    ['empty', '{"products":[{"reviews":[]}]}'],
    ['not of objects', '{"products":[{"reviews":[1,2]},{"reviews":"x"},{"reviews":null},{"reviews":{}}]}'],
    ['under another name', '{"products":[{"previews":[{"a":1}],"a\\"reviews":[{"a":1}]}]}'],
    ['written with spaces', '{"products": [{"reviews": [{"a": 1}]}]}'],
  ])('that are %s are read at once', (_what, text) => {
    expect(deferring(text)).toBeUndefined();
    expect(decoded(text)).toEqual(JSON.parse(text));
  });

  test.each([
    ['a review says }]', { products: [{ reviews: [{ comment: 'a }] b' }, { comment: 'c' }] }] }],
    ['two reviews say }]', { products: Array(2).fill({ reviews: [{ comment: '}],"x":[{' }], title: '}]' }) }],
    ['a review begins with }]', { products: [{ reviews: [{ comment: '}]' }] }, { reviews: [{ comment: '}]' }] }] }],
    ['a review repeats the name', { products: [{ reviews: [{ comment: '"reviews":[{' }] }] }],
    ['a review has a list', { products: [{ reviews: [{ replies: [{ a: 1 }], b: 2 }, { c: 3 }], d: 4 }] }],
    ['a list ends with a number', { products: [{ reviews: [{ a: 1 }, 2], b: 3 }, { c: 4 }] }],
    [
      'a list ends with a text, and the next one with as many braces',
      {
        products: [
          { reviews: [{}, ''], description: '[{[{"reviews":[{[{' },
          { title: '}', reviews: [{ comment: '["}"]', reviews: '[{"}":false},[]]' }, { comment: '}' }] },
        ],
      },
    ],
    ['lists are very deep', { a: { b: { c: { d: { e: { f: { reviews: [{ a: 1 }] } } } } } } }],
  ])('are as they were sent where %s', (_what, body) => {
    expect(seen(decoded(JSON.stringify(body)))).toBe(seen(body));
  });

  test.each([
    [
      'all that have one',
      [
        { rating: 4, comment: 'a "rating":9 b' },
        { comment: 'c', rating: 3.5 },
      ],
      [4, 3.5],
    ],
    ['none, where one is a text', [{ rating: 4 }, { rating: '5' }], undefined],
    ['none, where one has none', [{ rating: 4 }, { comment: 'c' }], undefined],
  ])('tell the numbers of a name without being parsed: %s', (_what, reviews, expected) => {
    const body = deferring(JSON.stringify({ reviews })) as { reviews: DeferredList };
    expect(body.reviews.numbers('rating')).toEqual(expected);
  });

  test('are missing from JSON that is cut off anywhere', () => {
    const text = JSON.stringify({ products });
    for (let length = 0; length < text.length; length += 1) {
      const cut = Buffer.from(text).subarray(0, length).toString('latin1');
      expect(parseDeferring(Buffer.from(cut, 'latin1'), NAME)).toBeUndefined();
    }
  });

  test('are as they were sent, whatever people have written', () => {
    const nasty = fc.constantFrom('}]', '[{', ':[{', '"reviews":[{', '"', '\\', '{', '}', ']', '₹', '\ud800', ',', 'a');
    const words = fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join(''));
    const review = fc.dictionary(fc.constantFrom('comment', 'name', NAME), fc.oneof(words, fc.integer(), fc.json()));
    const product = fc.record(
      {
        title: words,
        reviews: fc.array(fc.oneof({ weight: 9, arbitrary: review }, fc.jsonValue())),
        description: words,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(product), fc.nat(2), (all, indent) => {
        const text = JSON.stringify({ products: all }, undefined, indent);
        expect(seen(decoded(text))).toBe(seen(JSON.parse(text)));
      }),
      { numRuns: 500 },
    );
  });
});
