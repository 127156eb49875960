import type {
  BreadcrumbList,
  ItemList,
  Organization,
  Product as ProductItem,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts';
import { addressIn, DEFAULT_LANGUAGE, type Language } from '../../../schema/languages.ts';
import type { ShopFacts } from '../../../schema/rendered-page.ts';
import type { HomeQuery } from '../generated/products-home.ts';
import type { ProductDetailQuery } from '../generated/products-detail.ts';
import type { ProductListQuery } from '../generated/products-list.ts';
import { categoryPath, paths, productPath } from '../lib/paths.ts';
import { pictureSources } from '../lib/picture-sources.ts';
import { productText } from '../shared/product/messages.ts';
import { shellText } from '../shell/messages.ts';

/** What an operation of a rendered screen has answered. */
export type ScreenData = Partial<HomeQuery & ProductListQuery & ProductDetailQuery>;

/** The language of the page, and what it calls its screens and categories. */
export interface Names extends Pick<typeof shellText.english, 'home' | 'products'> {
  language: Language;
  category: (name: string) => string;
}

const ENGLISH: Names = {
  ...shellText.english,
  language: DEFAULT_LANGUAGE,
  category: productText.english.category,
};

type Product = NonNullable<ProductDetailQuery['product']>;

/** One of the widths and types that every reader of previews knows. */
function previewPicture(address: string): string {
  return pictureSources(address)?.fallback ?? address;
}

/** What a link to the screen shows in a chat or a network: Open Graph (ogp.me), which Twitter reads as well. No title: that of the page. */
export function linkPreview(data: ScreenData, shop: ShopFacts) {
  const { product, products, featured } = data;
  if (product) {
    const { title, image } = product;
    return { type: 'product', title, picture: image ? absolute(shop, previewPicture(image)) : undefined };
  }
  const first = [...(products?.items ?? []), ...(featured?.items ?? [])].find(({ image }) => image)?.image;
  const picture = first ? absolute(shop, previewPicture(first)) : undefined;
  return { type: 'website', title: featured ? shop.name : undefined, picture };
}

/** What search engines read: objects of JSON-LD in the terms of schema.org. */
export type StructuredData = WithContext<ProductItem | BreadcrumbList | ItemList | Organization | WebSite>;

export function structuredData(
  address: string,
  data: ScreenData,
  shop: ShopFacts,
  t: Names = ENGLISH,
): StructuredData[] {
  const { product, products } = data;
  if (product) return [productData(product, shop, t), breadcrumbs(crumbsOf(product, t), shop, t)];
  if (address === paths.home) return [organization(shop), website(shop)];
  if (!products) return [];
  return [
    breadcrumbs([[t.products, paths.products]], shop, t),
    {
      ...schema('ItemList'),
      itemListElement: products.items.map(({ id, title }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        url: screen(shop, t, productPath(id)),
      })),
    },
  ];
}

const schema = <Type extends string>(type: Type) => ({ '@context': 'https://schema.org', '@type': type }) as const;
const absolute = ({ url }: ShopFacts, address: string): string => (address.startsWith('/') ? url + address : address);

/** The address that the screen itself calls canonical. */
const screen = ({ url }: ShopFacts, { language }: Names, path: string): string => url + addressIn(language, path);

function productData(product: Product, shop: ShopFacts, t: Names): WithContext<ProductItem> {
  const { id, title, description, images, image, brand, category, reviewCount, rating, availability } = product;
  const pictures = images.length > 0 ? images : image ? [image] : [];
  const url = screen(shop, t, productPath(id));
  return {
    ...schema('Product'),
    name: title,
    sku: id,
    url,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => absolute(shop, previewPicture(picture))) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category: t.category(category) }),
    ...(product.hasPrice && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'INR',
        price: product.discountPrice,
        availability: `https://schema.org/${availability === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
    // Search engines refuse a rating without people, or below 1.
    ...(reviewCount > 0 &&
      rating >= 1 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

const crumbsOf = ({ id, title, category }: Product, t: Names): [string, string][] => [
  [t.products, paths.products],
  ...(category ? [[t.category(category), categoryPath(category)] as [string, string]] : []),
  [title, productPath(id)],
];

function breadcrumbs(
  crumbs: readonly [name: string, path: string][],
  shop: ShopFacts,
  t: Names,
): WithContext<BreadcrumbList> {
  const all = [[t.home, paths.home] as const, ...crumbs];
  return {
    ...schema('BreadcrumbList'),
    itemListElement: all.map(([name, path], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: screen(shop, t, path),
    })),
  };
}

const organization = (shop: ShopFacts): WithContext<Organization> => ({
  ...schema('Organization'),
  name: shop.name,
  url: `${shop.url}/`,
});

/** Google asks for the text that is searched for in a property of its own, which schema.org's types do not have. */
type SearchWithInput = SearchAction & { 'query-input': string };

const website = (shop: ShopFacts): WithContext<WebSite & { potentialAction: SearchWithInput }> => ({
  ...schema('WebSite'),
  name: shop.name,
  url: `${shop.url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${shop.url}${paths.products}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
