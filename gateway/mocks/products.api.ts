import type { ProductOrder, ProductQuery } from '../domains/products/products.rest.ts';
import { failed, found, nothing, outcome, type Endpoints } from './answers.ts';
import type { MockShop, ProductRow, UserRow } from './store.ts';

export function productRecord(shop: MockShop, { id, stock, rating, ...fields }: ProductRow) {
  const reviews = reviewsOf(shop, id).map(({ id: reviewId, ...review }) => ({
    _id: reviewId,
    user: shop.reviewDetails.get(reviewId)?.userId ?? null,
    ...review,
  }));
  const prices = shop.unpriced.includes(id) ? { discountPrice: null, originalPrice: null } : {};
  return { _id: id, ...fields, ...prices, Stock: stock, ratings: rating, numOfReviews: reviews.length, reviews };
}

type ProductBody = Partial<Omit<ProductRow, 'id' | 'rating' | 'stock'>> & { product_id: string; Stock?: number };

export function productEndpoints(shop: MockShop): Endpoints {
  return {
    guest: {
      'GET /api/products/get': (query: ProductQuery) => {
        const { _sort, _order, page, limit } = query;
        const matching = shop.products.all().filter((product) => matches(product, query));
        const recordsOf = (rows: ProductRow[]) => rows.map((product) => productRecord(shop, product));
        const pageOf = <Row>(rows: Row[]): Row[] => rows.slice((page - 1) * limit, page * limit);
        const products = _sort
          ? pageOf(recordsOf(matching).toSorted(comparing(_sort, _order)))
          : recordsOf(pageOf(matching));
        return products.length > 0 ? found({ products }) : nothing('products');
      },
      'GET /api/products/get/{id}': ({ id }: { id: string }) => {
        const product = shop.products.find(id);
        return product ? found({ product: productRecord(shop, product) }) : nothing('product');
      },
    },
    member: {
      'POST /api/products/add': ({ product_id: _none, Stock: stock, ...fields }: ProductBody) => {
        shop.products.put({ id: shop.newId(), rating: 0, stock, ...fields });
        return outcome('createProduct', 'CREATED');
      },
      'PATCH /api/products/update': ({ product_id: id, Stock: stock, ...fields }: ProductBody) => {
        if (!shop.products.find(id)) return outcome('updateProduct', 'NOT_FOUND');
        shop.products.put({ id, stock, ...fields });
        return outcome('updateProduct', 'UPDATED');
      },
      'DELETE /api/products/delete': ({ product_id: id }: ProductBody) =>
        outcome('deleteProduct', shop.products.remove(id) ? 'DELETED' : 'NOT_FOUND'),
      'POST /api/products/review': (
        { productId, rating, comment }: { productId: string; rating: number; comment: string },
        { id: userId, name }: UserRow,
      ) => {
        if (!shop.products.find(productId)) return outcome('addReview', 'PRODUCT_NOT_FOUND');
        const earlier = reviewsOf(shop, productId).find(({ id }) => shop.reviewDetails.get(id)?.userId === userId);
        const { id } = shop.reviews.put({ id: earlier?.id ?? shop.newId(), name, rating, comment });
        shop.reviewDetails.set(id, { productId, userId });
        rateAgain(shop, productId);
        return outcome('addReview', earlier ? 'UPDATED' : 'ADDED');
      },
      'DELETE /api/products/review/remove': ({ productId, reviewId }: { productId: string; reviewId: string }) => {
        if (shop.reviewDetails.get(reviewId)?.productId !== productId) return outcome('deleteReview', 'NOT_FOUND');
        shop.reviewDetails.delete(reviewId);
        shop.reviews.remove(reviewId);
        rateAgain(shop, productId);
        return outcome('deleteReview', 'DELETED');
      },
    },
  };
}

export const NO_PRODUCT = failed('Product not found'); // it was deleted, or never was there

function reviewsOf(shop: MockShop, productId: string) {
  return shop.reviews.all().filter(({ id }) => shop.reviewDetails.get(id)?.productId === productId);
}

/** The average of its reviews, rounded up, as in the API. */
function rateAgain(shop: MockShop, id: string): void {
  const reviews = reviewsOf(shop, id);
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  shop.products.put({ id, rating: reviews.length > 0 ? Math.ceil(stars / reviews.length) : 0 });
}

function matches(product: ProductRow, query: ProductQuery): boolean {
  const price = product.originalPrice;
  return (
    product.title.toLowerCase().includes(query.query?.toLowerCase() ?? '') &&
    chosen(query.category, product.category) &&
    chosen(query.brand, product.brand) &&
    // Products of tests have half stars. Those of the API have whole ones.
    chosen(query.ratings, Math.floor(product.rating)) &&
    price >= (query.minPrice ?? 0) &&
    price <= (query.maxPrice ?? Infinity)
  );
}

function chosen<Value>(values: readonly Value[] | undefined, value: Value | null): boolean {
  return !values?.length || (value !== null && values.includes(value));
}

type ProductRecord = ReturnType<typeof productRecord>;

function comparing(key: ProductOrder['_sort'], order: ProductOrder['_order'] | undefined) {
  const valueOf = (record: ProductRecord) => {
    const value = record[key];
    return typeof value === 'string' ? value.toLowerCase() : (value ?? Infinity);
  };
  const sign = order === 'desc' ? -1 : 1;
  return (a: ProductRecord, b: ProductRecord): number => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return left === right ? 0 : left < right ? -sign : sign;
  };
}
