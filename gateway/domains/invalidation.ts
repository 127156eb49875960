import { EVERYTHING } from '../cache/catalogue.ts';
import { isObjectId, list, objectId, record } from '../lib/json-readers.ts';
import type { OutcomeOperation } from '../rest/outcomes.ts';
import type { Change } from '../search/fill.ts';

export const LISTS = 'lists'; // which products there are, and in what order; a product's own tag is its id
export const ORDERS = 'orders';
export const USERS = 'users';
const NEW_PRODUCT = 'new product'; // beside LISTS: its id is not known
const REVIEWS = 'reviews'; // beside LISTS: of these products only the reviews are others

type TagsOf = (payload: Record<string, unknown>) => readonly string[];

const idsOf = (...values: unknown[]): string[] => values.flatMap((value) => objectId(value) ?? []);
const orderedIds = ({ products }: Record<string, unknown>): string[] =>
  idsOf(...(list(products) ?? []).map((product) => record(product)?.['productId']));

/** Ratings and texts decide which products a list has. The stock only shows with the product itself. */
const INVALIDATES: Partial<Record<OutcomeOperation, TagsOf>> = {
  addReview: ({ productId }) => [LISTS, REVIEWS, ...idsOf(productId)],
  deleteReview: ({ productId }) => [LISTS, REVIEWS, ...idsOf(productId)],
  createProduct: () => [LISTS, NEW_PRODUCT],
  updateProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  deleteProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  placeOrder: (payload) => [ORDERS, ...orderedIds(payload)],
  removeOrderItem: ({ productId }) => [ORDERS, ...idsOf(productId)],
  createUser: () => [USERS],
  updateUser: () => [USERS],
  removeUser: () => [USERS],
  updateOrderStatus: () => [EVERYTHING], // a cancelled order gives stock back, and does not name its products
};

export function tagsOf(operation: OutcomeOperation, payload: Record<string, unknown> = {}): readonly string[] {
  return INVALIDATES[operation]?.(payload) ?? [];
}

/** What tags mean for the search. They may be those of several changes. */
export function searchChangeOf(tags: readonly string[]): Change {
  const ids = tags.filter(isObjectId);
  const [moved, shown] = tags.includes(LISTS) && !tags.includes(REVIEWS) ? [ids, []] : [[], ids];
  return { moved, shown, newProducts: tags.includes(NEW_PRODUCT), everything: tags.includes(EVERYTHING) };
}
