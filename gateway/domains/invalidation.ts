import { EVERYTHING } from '../cache/tag-log.ts';
import { list, objectId, record } from '../lib/json-readers.ts';
import type { OutcomeOperation } from '../rest/outcomes.ts';

export const LISTS = 'lists'; // which products there are, and in what order; a product's own tag is its id
export const ORDERS = 'orders';

type TagsOf = (payload: Record<string, unknown>) => readonly string[];

const idsOf = (...values: unknown[]): string[] => values.flatMap((value) => objectId(value) ?? []);
const orderedIds = ({ products }: Record<string, unknown>): string[] =>
  idsOf(...(list(products) ?? []).map((product) => record(product)?.['productId']));

/** Ratings and texts decide which products a list has. The stock only shows with the product itself. */
const INVALIDATES: Partial<Record<OutcomeOperation, TagsOf>> = {
  addReview: ({ productId }) => [LISTS, ...idsOf(productId)],
  deleteReview: ({ productId }) => [LISTS, ...idsOf(productId)],
  createProduct: () => [LISTS],
  updateProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  deleteProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  placeOrder: (payload) => [ORDERS, ...orderedIds(payload)],
  removeOrderItem: ({ productId }) => [ORDERS, ...idsOf(productId)],
  updateOrderStatus: () => [EVERYTHING], // a cancelled order gives stock back, and does not name its products
};

export function tagsOf(operation: OutcomeOperation, payload: Record<string, unknown> = {}): readonly string[] {
  return INVALIDATES[operation]?.(payload) ?? [];
}
