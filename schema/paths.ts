/** Every address of the storefront (specification, section 2), once. */
export const paths = {
  home: '/',
  products: '/products',
  product: '/product/single/:id',
  signup: '/signup',
  login: '/login',
  about: '/about',
  changePassword: '/changePassword',
  forgetPassword: '/forgetPassword',
  /** The token leaves the address before anything else is done (web/src/session/reset-token.ts). */
  resetPassword: '/reset_password/token/:token?',
  cart: '/cart',
  /** Ours: what a guest wants to buy, in this browser. */
  guestCart: '/cart/guest',
  wishlist: '/wishlist',
  orders: '/orders',
  order: '/orders/details/orderId/:orderId',
  profile: '/profile',
  checkout: '/checkout',
  buyNow: '/checkout/buyNow/:productId',
  admin: '/admin',
  adminProduct: '/admin/product/edit/:id',
  /** Ours: the specification knows no screen on which products are added. */
  adminNewProduct: '/admin/product/new',
  /** Ours: the whole catalogue in one table, for admins and super admins. */
  adminCatalogue: '/admin/catalogue',
  superAdmin: '/superAdmin',
  /** Ours: the admin's form of a product, which /admin keeps from super admins. */
  superAdminProduct: '/superAdmin/product/edit/:id',
  superAdminNewProduct: '/superAdmin/product/new',
  /** Ours: what was sold, and what will run out. */
} as const;
