import { NOT_THAT_MANY } from '../../schema/shop.ts';
import { saidIn, same } from './answer-words.ts';
import { record, sentence } from '../lib/json-readers.ts';
import type { RestAnswer } from './client.ts';
import { badResponse } from './errors.ts';

/**
 * One way in which the API shows an outcome: a hint, or a text (`{}` stands for anything), compared without case or
 * surrounding space. `message` replaces the API's own sentence where that one says nothing.
 */
export interface Sign {
  code: string;
  hint?: string;
  says?: string;
  message?: string;
}

/** The API says "Something went wrong in the server", and the reason in `err`: the specification's sentence instead. */
const insufficientStock = {
  code: 'INSUFFICIENT_STOCK',
  says: 'Not enough quantity available for product {}',
  message: NOT_THAT_MANY,
} as const;
const notInCart = [
  { code: 'NOT_FOUND', says: 'Product not found in the cart' },
  { code: 'NOT_FOUND', says: 'Cart data not found for the user' },
  { code: 'NOT_FOUND', says: 'No cart data found for this user' },
] as const;
const emailTaken = [
  { code: 'EMAIL_TAKEN', hint: 'em1' },
  { code: 'EMAIL_TAKEN', says: 'This email : {} already exits, try with different email or login' },
] as const;

/**
 * The one table from what the API answers to the codes of the schema, operation by operation (rest-contract.md). The first
 * code of an operation is what a success in other words counts as; an unknown refusal is FAILED.
 */
export const OUTCOMES = {
  register: [{ code: 'REGISTERED', says: 'Register successful' }, ...emailTaken],
  login: [
    { code: 'LOGGED_IN', says: 'Login Successful' },
    { code: 'WRONG_PASSWORD', hint: 'wrong' },
    { code: 'WRONG_PASSWORD', says: 'Wrong password' },
    { code: 'EMAIL_NOT_FOUND', hint: 'paenot' },
  ],
  requestPasswordReset: [
    { code: 'EMAIL_SENT', hint: 'send' },
    { code: 'EMAIL_SENT', says: 'Email has been sent to email: {}' },
    { code: 'EMAIL_NOT_FOUND', hint: 'not' },
    { code: 'EMAIL_NOT_FOUND', says: 'User not found' },
  ],
  resetPassword: [
    { code: 'RESET', says: 'Password reset successful' },
    { code: 'TOKEN_EXPIRED_OR_INVALID', says: 'Invalid or expired token' },
  ],
  changePassword: [
    { code: 'UPDATED', says: 'Password updated successfully' },
    { code: 'USER_NOT_FOUND', says: 'User not found' },
    { code: 'WRONG_PASSWORD', says: 'Invalid old password' },
  ],
  addReview: [
    { code: 'ADDED', says: 'Review Added' },
    { code: 'UPDATED', says: 'Review updated' },
    { code: 'PRODUCT_NOT_FOUND', says: 'product does not exits' },
  ],
  addToWishlist: [
    { code: 'ADDED', says: 'Product added to wishlist' },
    { code: 'ALREADY_EXISTS', says: 'Product already exists in wishlist' },
  ],
  removeFromWishlist: [
    { code: 'REMOVED', hint: 'reSuc' },
    { code: 'REMOVED', says: 'Product removed from wishlist' },
    { code: 'NOT_FOUND', says: 'Product not found in wishlist' },
    { code: 'NOT_FOUND', says: 'Wishlist not found' },
  ],
  addToCart: [
    { code: 'ADDED', says: 'product added to cart successs' },
    { code: 'QUANTITY_UPDATED', says: 'product quantity updated in cart' },
    insufficientStock,
  ],
  removeFromCart: [{ code: 'REMOVED', says: 'Product removed from the cart' }, ...notInCart],
  clearCart: [
    { code: 'CLEARED', hint: 'reAlSuc' },
    { code: 'CLEARED', says: 'All products removed from the cart' },
    ...notInCart,
  ],
  incrementCartItem: [
    { code: 'INCREMENTED', hint: 'incQty' },
    { code: 'INCREMENTED', says: 'Product quantity incremented in the cart' },
    insufficientStock,
    ...notInCart,
  ],
  decrementCartItem: [
    { code: 'DECREMENTED', hint: 'decQty' },
    { code: 'DECREMENTED', says: 'Product quantity decremented successfully in the cart' },
    { code: 'REMOVED', says: 'Cart item removed since this product : {} quantity has become 0' },
    ...notInCart,
  ],
  saveAddress: [
    { code: 'SAVED', hint: 'deSuces' },
    { code: 'SAVED', says: 'Delivery address created successfully' },
  ],
  placeOrder: [
    { code: 'PLACED', hint: 'orSucc' },
    { code: 'PLACED', says: 'Order placed successfully' },
    { code: 'ALREADY_EXISTS', hint: 'orderExist' },
    { code: 'ALREADY_EXISTS', says: 'Order already exists' },
    insufficientStock,
  ],
  removeOrderItem: [
    { code: 'PRODUCT_REMOVED', hint: 'productRe' },
    { code: 'PRODUCT_REMOVED', says: 'Product removed from order successfully' },
    { code: 'ORDER_REMOVED', hint: 'orderRemoved' },
    { code: 'ORDER_REMOVED', says: 'Order removed successfully' },
    { code: 'ALREADY_DELIVERED', says: 'Cannot remove a delivered order' },
    { code: 'NOT_FOUND', says: 'Order not found' },
    { code: 'NOT_FOUND', says: 'Product not found in order' },
    { code: 'NOT_FOUND', says: 'You are not authorized to remove this order' },
  ],
  updateOrderStatus: [
    { code: 'UPDATED', says: 'Order status updated successfully' },
    { code: 'ALREADY_SET', says: 'Order status already set to the new status' },
    { code: 'ALREADY_DELIVERED', says: 'Cannot update a delivered order' },
    { code: 'NOT_FOUND', says: 'Order not found' },
  ],
  createProduct: [{ code: 'CREATED', says: 'product added success' }],
  updateProduct: [
    { code: 'UPDATED', says: 'Product updated successfully' },
    { code: 'NOT_FOUND', says: 'Product not found' },
    { code: 'NOT_FOUND', says: 'Invalid product_id' },
  ],
  deleteProduct: [
    { code: 'DELETED', says: 'Product deleted success' },
    { code: 'NOT_FOUND', says: 'Product not found' },
    { code: 'NOT_FOUND', says: 'Invalid product_id' },
  ],
  deleteReview: [
    { code: 'DELETED', says: 'Review deleted successfully' },
    { code: 'NOT_FOUND', says: 'Review does not exist' },
  ],
  createUser: [{ code: 'CREATED', says: 'Register successful' }, ...emailTaken],
  updateUser: [
    { code: 'UPDATED', says: 'User updated success' },
    { code: 'NOT_FOUND', says: 'User not found' },
  ],
  removeUser: [
    { code: 'REMOVED', says: 'User Remove success' },
    { code: 'NOT_FOUND', says: 'User not found' },
  ],
} as const satisfies Record<string, readonly Sign[]>;
export type OutcomeOperation = keyof typeof OUTCOMES;

/** What the API says when there is nothing to read: its own 404s, and an order that is somebody else's. */
export const NOTHING = {
  products: ['No products found'],
  product: ['No product found with id :{}'],
  cart: ['No cart data found for this user', 'Cart data not found for the user'],
  wishlist: ['Wishlist not found'],
  orders: ['No order data found for this user'],
  order: ['Order not found', 'You are not authorized to get this order'],
  users: ['User not found'],
} as const;

/** How any call can be refused for want of a right: at 401 or 403, in exactly these words. Other 401s are outcomes. */
export const REFUSALS = [
  { code: 'TOKEN_EXPIRED', says: 'Token expired' },
  { code: 'UNAUTHENTICATED', says: 'Please login first' },
  { code: 'UNAUTHENTICATED', says: 'Invalid token' },
  { code: 'FORBIDDEN', says: 'You are not authorized' },
] as const;

/** What came of an operation that changes something. */
export interface Outcome<Code extends string> {
  code: Code | 'FAILED';
  /** A sentence that is safe to show. */
  message: string;
}
type CodeOf<Operation extends OutcomeOperation> = (typeof OUTCOMES)[Operation][number]['code'];

const SAID_NOTHING = 'Something went wrong';
/** A sentence longer than this is no sentence. */
const MAX_SENTENCE = 300;

/** Finds what an answer means: by its hint, then by its words, then by its status. Throws if it can't be used at all. */
export function outcomeOf<Operation extends OutcomeOperation>(
  operation: Operation,
  call: string,
  answer: RestAnswer,
): Outcome<CodeOf<Operation>> & { known: boolean } {
  const { status, body } = answer;
  const raw = record(body);
  const { hint, words } = saidIn(body);
  if (isRedirect(status) || (words.length === 0 && hint === undefined)) throw badResponse(call);

  const sign = signOf(operation, answer);
  const succeeded = status >= 200 && status < 300 && !raw?.['err'] && !raw?.['error'];
  const code = sign?.code ?? (succeeded ? OUTCOMES[operation][0].code : undefined) ?? 'FAILED';
  return {
    code: code as CodeOf<Operation> | 'FAILED',
    message: sign?.message ?? safeSentence(answer),
    known: sign !== undefined,
  };
}

/** A redirect leads to a page for people, whatever its text says. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** The sign in an answer; undefined: it is in words that nobody has mapped. */
export function signOf(operation: OutcomeOperation, { body }: RestAnswer): Sign | undefined {
  const { hint, words } = saidIn(body);
  const signs: readonly Sign[] = OUTCOMES[operation];
  return (
    signs.find((known) => known.hint !== undefined && same(known.hint, hint ?? '')) ??
    signs.find(({ says }) => says !== undefined && words.some((said) => same(says, said)))
  );
}

/** True if an answer says that there is nothing; no status says so by itself but 204. */
export function saysNothing(read: keyof typeof NOTHING, { status, body }: RestAnswer): boolean {
  if (status === 204) return true;
  const said = sentence(body);
  return status >= 400 && status < 500 && said !== undefined && NOTHING[read].some((known) => same(known, said));
}

/** Why a call was refused for want of a right; undefined: it was not. */
export function refusalOf({ status, body }: RestAnswer): (typeof REFUSALS)[number]['code'] | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const said = sentence(body) ?? '';
  return REFUSALS.find(({ says }) => same(says, said))?.code;
}

/** The API's own sentence, if it was written for people: not an exception's text, and not a page. */
function safeSentence({ status, body }: RestAnswer): string {
  const { message, msg, messssage } = record(body) ?? {};
  const said = status >= 500 ? sentence({ message, msg, messssage }) : sentence(body);
  return said && said.length <= MAX_SENTENCE && !/[\n<>]|^\w*Error:|:\d+:\d+/.test(said) ? said : SAID_NOTHING;
}
