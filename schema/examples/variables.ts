import {
  ADDRESS,
  anyOrder,
  anyProduct,
  movableOrder,
  openOrder,
  orderToPlace,
  ownProduct,
  ownReview,
  ownUser,
  person,
  productToBuy,
  productToCreate,
  type ExampleShop,
} from './example-shop.ts';

/** What an operation is sent with. */
export type Variables = Record<string, unknown>;

/** An id that nothing has. */
const NO_ID = '0'.repeat(24);

const aProductToBuy = async (shop: ExampleShop): Promise<Variables> => ({ productId: await productToBuy(shop) });

/**
 * Variables for each operation of this folder that has some, by its name. They are looked up in the shop itself, as whoever
 * is logged in, so that they work with any seed.
 */
export const EXAMPLE_VARIABLES: Readonly<Record<string, (shop: ExampleShop) => Variables | Promise<Variables>>> = {
  Products: () => ({ filter: { brands: ['Apple'] }, sort: 'PRICE_ASC', page: 1, pageSize: 5 }),
  Product: async (shop) => ({ id: (await anyProduct(shop)).id }),
  ProductsById: async (shop) => ({ ids: [(await anyProduct(shop)).id] }),

  MyReview: async (shop) => ({ productId: (await anyProduct(shop)).id }),
  AddReview: async (shop) => ({
    input: { productId: (await anyProduct(shop)).id, rating: 5, comment: 'Exactly as described.' },
  }),
  DeleteReview: ownReview,

  Register: () => ({ input: person() }),
  Login: ({ account }) => ({ input: account }),
  RequestPasswordReset: ({ account }) => ({ email: account.email }),
  ResetPassword: () => ({ input: { token: 'the token of a mailed link', newPassword: 'Visitor@2' } }),
  ChangePassword: ({ account: { email, password } }) => ({
    input: { email, currentPassword: password, newPassword: password },
  }),

  AddToWishlist: aProductToBuy,
  RemoveFromWishlist: aProductToBuy,

  AddToCart: async (shop) => ({ ...(await aProductToBuy(shop)), quantity: 1 }),
  RemoveFromCart: aProductToBuy,
  ClearCart: aProductToBuy,
  IncrementCartItem: aProductToBuy,
  DecrementCartItem: aProductToBuy,

  SaveAddress: () => ({ input: ADDRESS }),

  Order: async (shop) => ({ id: (await anyOrder(shop)) ?? NO_ID }),
  CheckoutSummary: async (shop) => ({ items: [{ productId: await productToBuy(shop), quantity: 2 }] }),
  Catalogue: () => ({ filter: { maxStock: 20 }, sort: 'STOCK', descending: false, offset: 0, limit: 5 }),
  AllOrders: () => ({ status: null, filter: { minTotal: 500, from: '2025-01-01' }, page: 1, pageSize: 5 }),
  PlaceOrder: async (shop) => ({ input: await orderToPlace(shop) }),
  RemoveOrderItem: async (shop) => {
    const { id, productId } = await openOrder(shop);
    return { orderId: id, productId };
  },
  UpdateOrderStatus: async (shop) => {
    const { id, status } = await movableOrder(shop);
    return { orderId: id, status: status === 'PACKED' ? 'DISPATCHED' : 'PACKED' };
  },

  CreateProduct: async (shop) => ({ input: await productToCreate(shop) }),
  UpdateProduct: async (shop) => ({ id: await ownProduct(shop), changes: { discountPrice: 749, stock: 10 } }),
  DeleteProduct: async (shop) => ({ id: await ownProduct(shop) }),

  CreateUser: () => ({ input: { ...person(), role: 'ADMIN' } }),
  UpdateUser: async (shop) => ({ id: await ownUser(shop), changes: { mobile: '9845099999' } }),
  RemoveUser: async (shop) => ({ id: await ownUser(shop) }),
};
