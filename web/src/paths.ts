import { generatePath } from 'react-router-dom';

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
  /** The token leaves the address before anything else is done (reset-token.ts). */
  resetPassword: '/reset_password/token/:token?',
  cart: '/cart',
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
  superAdmin: '/superAdmin',
} as const;

/** Where one product is shown. */
export function productPath(id: string): string {
  return generatePath(paths.product, { id });
}

/** Where one order is shown. */
export function orderPath(orderId: string): string {
  return generatePath(paths.order, { orderId });
}

/** Where one product is ordered without the cart. */
export function buyNowPath(productId: string): string {
  return generatePath(paths.buyNow, { productId });
}

/** Where an admin edits one product. */
export function adminProductPath(id: string): string {
  return generatePath(paths.adminProduct, { id });
}

/** The product list, opened on a search. */
export function searchPath(search: string): string {
  return `${paths.products}?${new URLSearchParams({ search }).toString()}`;
}

/** The product list, opened on a category. */
export function categoryPath(category: string): string {
  return `${paths.products}?${new URLSearchParams({ category }).toString()}`;
}
