import { NOT_THAT_MANY } from '../../schema/shop.ts';

/** One way in which the API shows an outcome: by a hint, or by a text. */
export interface OutcomePattern {
  code: string;
  hint?: string;
  text?: string; // compared without case or surrounding space; `{}` stands for anything
  message?: string; // replaces the API's own sentence if that says nothing to a person
}

const insufficientStock = {
  code: 'INSUFFICIENT_STOCK',
  text: 'Not enough quantity available for product {}',
  message: NOT_THAT_MANY, // the API says "Something went wrong in the server", with the reason in `err`
} as const;
const notInCart = [
  { code: 'NOT_FOUND', text: 'Product not found in the cart' },
  { code: 'NOT_FOUND', text: 'Cart data not found for the user' },
  { code: 'NOT_FOUND', text: 'No cart data found for this user' },
] as const;
const emailTaken = [
  { code: 'EMAIL_TAKEN', hint: 'em1' },
  { code: 'EMAIL_TAKEN', text: 'This email : {} already exits, try with different email or login' },
] as const;

// The API's answers and their codes, by operation. The first code also stands for a success in other
// words. Any other unknown answer is FAILED.
export const OUTCOMES = {
  register: [{ code: 'REGISTERED', text: 'Register successful' }, ...emailTaken],
  login: [
    { code: 'LOGGED_IN', text: 'Login Successful' },
    { code: 'WRONG_PASSWORD', hint: 'wrong' },
    { code: 'WRONG_PASSWORD', text: 'Wrong password' },
    { code: 'EMAIL_NOT_FOUND', hint: 'paenot' },
  ],
  requestPasswordReset: [
    { code: 'EMAIL_SENT', hint: 'send' },
    { code: 'EMAIL_SENT', text: 'Email has been sent to email: {}' },
    { code: 'EMAIL_NOT_FOUND', hint: 'not' },
    { code: 'EMAIL_NOT_FOUND', text: 'User not found' },
  ],
  resetPassword: [
    { code: 'RESET', text: 'Password reset successful' },
    { code: 'TOKEN_EXPIRED_OR_INVALID', text: 'Invalid or expired token' },
  ],
  changePassword: [
    { code: 'UPDATED', text: 'Password updated successfully' },
    { code: 'USER_NOT_FOUND', text: 'User not found' },
    { code: 'WRONG_PASSWORD', text: 'Invalid old password' },
  ],
  addReview: [
    { code: 'ADDED', text: 'Review Added' },
    { code: 'UPDATED', text: 'Review updated' },
    { code: 'PRODUCT_NOT_FOUND', text: 'product does not exits' },
  ],
  addToWishlist: [
    { code: 'ADDED', text: 'Product added to wishlist' },
    { code: 'ALREADY_EXISTS', text: 'Product already exists in wishlist' },
  ],
  removeFromWishlist: [
    { code: 'REMOVED', hint: 'reSuc' },
    { code: 'REMOVED', text: 'Product removed from wishlist' },
    { code: 'NOT_FOUND', text: 'Product not found in wishlist' },
    { code: 'NOT_FOUND', text: 'Wishlist not found' },
  ],
  addToCart: [
    { code: 'ADDED', text: 'product added to cart successs' },
    { code: 'QUANTITY_UPDATED', text: 'product quantity updated in cart' },
    insufficientStock,
  ],
  removeFromCart: [{ code: 'REMOVED', text: 'Product removed from the cart' }, ...notInCart],
  clearCart: [
    { code: 'CLEARED', hint: 'reAlSuc' },
    { code: 'CLEARED', text: 'All products removed from the cart' },
    ...notInCart,
  ],
  incrementCartItem: [
    { code: 'INCREMENTED', hint: 'incQty' },
    { code: 'INCREMENTED', text: 'Product quantity incremented in the cart' },
    insufficientStock,
    ...notInCart,
  ],
  decrementCartItem: [
    { code: 'DECREMENTED', hint: 'decQty' },
    { code: 'DECREMENTED', text: 'Product quantity decremented successfully in the cart' },
    {
      code: 'REMOVED',
      text: 'Cart item removed since this product : {} quantity has become 0',
      message: 'Product removed from the cart', // the API names an id
    },
    ...notInCart,
  ],
  saveAddress: [
    { code: 'SAVED', hint: 'deSuces' },
    { code: 'SAVED', text: 'Delivery address created successfully' },
  ],
  placeOrder: [
    { code: 'PLACED', hint: 'orSucc' },
    { code: 'PLACED', text: 'Order placed successfully' },
    { code: 'ALREADY_EXISTS', hint: 'orderExist' },
    { code: 'ALREADY_EXISTS', text: 'Order already exists' },
    insufficientStock,
  ],
  removeOrderItem: [
    { code: 'PRODUCT_REMOVED', hint: 'productRe' },
    { code: 'PRODUCT_REMOVED', text: 'Product removed from order successfully' },
    { code: 'ORDER_REMOVED', hint: 'orderRemoved' },
    { code: 'ORDER_REMOVED', text: 'Order removed successfully' },
    { code: 'ALREADY_DELIVERED', text: 'Cannot remove a delivered order' },
    { code: 'NOT_FOUND', text: 'Order not found' },
    { code: 'NOT_FOUND', text: 'Product not found in order' },
    { code: 'NOT_FOUND', text: 'You are not authorized to remove this order' },
  ],
  updateOrderStatus: [
    { code: 'UPDATED', text: 'Order status updated successfully' },
    { code: 'ALREADY_SET', text: 'Order status already set to the new status' },
    { code: 'ALREADY_DELIVERED', text: 'Cannot update a delivered order' },
    { ...insufficientStock, message: 'There are not enough units left to open this order again.' },
    { code: 'NOT_FOUND', text: 'Order not found' },
  ],
  createProduct: [{ code: 'CREATED', text: 'product added success' }],
  updateProduct: [
    { code: 'UPDATED', text: 'Product updated successfully' },
    { code: 'NOT_FOUND', text: 'Product not found' },
    { code: 'NOT_FOUND', text: 'Invalid product_id' },
  ],
  deleteProduct: [
    { code: 'DELETED', text: 'Product deleted success' },
    { code: 'NOT_FOUND', text: 'Product not found' },
    { code: 'NOT_FOUND', text: 'Invalid product_id' },
  ],
  deleteReview: [
    { code: 'DELETED', text: 'Review deleted successfully' },
    { code: 'NOT_FOUND', text: 'Review does not exist' },
  ],
  createUser: [{ code: 'CREATED', text: 'Register successful' }, ...emailTaken],
  updateUser: [
    { code: 'UPDATED', text: 'User updated success' },
    { code: 'NOT_FOUND', text: 'User not found' },
  ],
  removeUser: [
    { code: 'REMOVED', text: 'User Remove success' },
    { code: 'NOT_FOUND', text: 'User not found' },
  ],
} as const satisfies Record<string, readonly OutcomePattern[]>;
export type OutcomeOperation = keyof typeof OUTCOMES;

/** Texts for "there is nothing to read": the API's own 404s, and an order of another user. */
export const NOTHING = {
  products: ['No products found'],
  product: ['No product found with id :{}'],
  cart: ['No cart data found for this user', 'Cart data not found for the user'],
  wishlist: ['Wishlist not found'],
  orders: ['No order data found for this user'],
  order: ['Order not found', 'You are not authorized to get this order'],
  users: ['User not found'],
} as const;

/** Refusals of a caller, at 401 or 403. Any other 401 is an outcome. */
export const AUTH_REFUSALS = [
  { code: 'TOKEN_EXPIRED', text: 'Token expired' },
  { code: 'UNAUTHENTICATED', text: 'Please login first' },
  { code: 'UNAUTHENTICATED', text: 'Invalid token' },
  { code: 'FORBIDDEN', text: 'You are not authorized' },
] as const;

// INSUFFICIENT_STOCK is not here: it is a 500, and other products of the order may already be taken from the stock.
export const NOTHING_DONE: ReadonlySet<string> = new Set([
  'ALREADY_DELIVERED',
  'ALREADY_EXISTS',
  'ALREADY_SET',
  'EMAIL_NOT_FOUND',
  'EMAIL_TAKEN',
  'NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'TOKEN_EXPIRED_OR_INVALID',
  'USER_NOT_FOUND',
  'WRONG_PASSWORD',
]);
