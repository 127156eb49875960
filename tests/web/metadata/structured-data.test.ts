import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { linkPreview, structuredData, type ScreenData } from '../../../web/src/metadata/structured-data.ts';

const SHOP = { name: 'Haat', url: 'https://shop.example.com' };
const CARD = {
  id: '64a000000000000000000001',
  title: 'Lamp "Ray" </script>',
  image: '/pictures/lamp-ray-1-640.webp',
  brand: 'Ray',
  category: 'Electronics',
  rating: 4,
  reviewCount: 2,
  hasPrice: true,
  discountPrice: 999.5,
  originalPrice: 1_299,
  discountPercent: 23,
  availability: 'IN_STOCK' as const,
};
const PRODUCT = {
  ...CARD,
  images: ['/pictures/lamp-ray-1-640.webp', 'https://cdn.example.com/two.jpg'],
  description: 'Warm light.',
  stock: 3,
  reviews: [],
  recommended: null,
};
const detail = (changes: object = {}): ScreenData => ({ product: { ...PRODUCT, ...changes } });
const list = { products: { items: [CARD], pageInfo: {} } } as unknown as ScreenData;

// What search engines require of the types (developers.google.com/search/docs/appearance/structured-data).
const url = { type: 'string', format: 'uri', pattern: '^https://' };
const typed = (type: string, properties: object, required: string[]) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...required],
});
const crumb = typed('ListItem', { position: { type: 'integer', minimum: 1 }, name: { type: 'string', minLength: 1 } }, [
  'position',
  'name',
]);
const SCHEMAS: Record<string, object> = {
  Product: typed(
    'Product',
    {
      name: { type: 'string', minLength: 1 },
      image: { type: 'array', items: url, minItems: 1 },
      offers: typed(
        'Offer',
        {
          url,
          price: { type: 'number', minimum: 0 },
          priceCurrency: { const: 'INR' },
          availability: { enum: ['https://schema.org/InStock', 'https://schema.org/OutOfStock'] },
        },
        ['price', 'priceCurrency', 'availability', 'url'],
      ),
      aggregateRating: typed(
        'AggregateRating',
        { ratingValue: { type: 'number', minimum: 1, maximum: 5 }, reviewCount: { type: 'integer', minimum: 1 } },
        ['ratingValue', 'reviewCount'],
      ),
    },
    ['name', 'offers'],
  ),
  BreadcrumbList: typed('BreadcrumbList', { itemListElement: { type: 'array', minItems: 2, items: crumb } }, [
    'itemListElement',
  ]),
  ItemList: typed('ItemList', { itemListElement: { type: 'array', items: { ...crumb, properties: { url } } } }, [
    'itemListElement',
  ]),
  Organization: typed('Organization', { url }, ['name', 'url']),
  WebSite: typed(
    'WebSite',
    {
      url,
      potentialAction: typed('SearchAction', { 'query-input': { const: 'required name=search_term_string' } }, [
        'target',
        'query-input',
      ]),
    },
    ['name', 'url', 'potentialAction'],
  ),
};

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

describe('what search engines read', () => {
  test.each([
    ['home', '/', {}, ['Organization', 'WebSite']],
    ['the list', '/products', list, ['BreadcrumbList', 'ItemList']],
    ['a product', `/product/single/${CARD.id}`, detail(), ['Product', 'BreadcrumbList']],
    [
      'a product without anything',
      '/x',
      detail({
        images: [],
        image: null,
        brand: null,
        category: null,
        description: null,
        reviewCount: 0,
        rating: 0,
        availability: 'OUT_OF_STOCK',
      }),
      ['Product', 'BreadcrumbList'],
    ],
    ['about', '/about', {}, []],
  ] as [string, string, ScreenData, string[]][])(
    'of %s is as schema.org and they want it',
    (_screen, address, data, types) => {
      const found = structuredData(address, data, SHOP) as { '@type': string; '@context': string }[];
      expect(found.map((item) => item['@type'])).toEqual(types);
      for (const item of found) {
        expect(item['@context']).toBe('https://schema.org');
        expect(
          ajv.validate(SCHEMAS[item['@type']] ?? false, item),
          `${ajv.errorsText()}: ${JSON.stringify(item)}`,
        ).toBe(true);
      }
    },
  );

  test('a rating needs people who rated', () => {
    expect(structuredData('/x', detail({ reviewCount: 0 }), SHOP)[0]).not.toHaveProperty('aggregateRating');
    expect(structuredData('/x', detail(), SHOP)[0]).toHaveProperty('aggregateRating.reviewCount', 2);
  });
});

test('a shared link shows the product with a picture of a usual type, or the shop', () => {
  expect(linkPreview(detail(), SHOP)).toEqual({
    type: 'product',
    title: CARD.title,
    picture: 'https://shop.example.com/pictures/lamp-ray-1-640.webp',
  });
  expect(linkPreview(list, SHOP)).toMatchObject({ type: 'website', title: undefined });
  expect(linkPreview({}, SHOP).picture).toBeUndefined();
});
