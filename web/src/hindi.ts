import { errorHindi } from './apollo/messages.hi.ts';
import { aboutHindi } from './features/about/messages.hi.ts';
import { authHindi } from './features/auth/messages.hi.ts';
import { cartHindi } from './features/cart/messages.hi.ts';
import { checkoutHindi } from './features/checkout/messages.hi.ts';
import { ordersHindi } from './features/orders/messages.hi.ts';
import { detailHindi } from './features/products/detail/messages.hi.ts';
import { homeHindi } from './features/products/home/messages.hi.ts';
import { listHindi } from './features/products/list/messages.hi.ts';
import { searchHindi } from './features/products/search/messages.hi.ts';
import { profileHindi } from './features/profile/messages.hi.ts';
import { wishlistHindi } from './features/wishlist/messages.hi.ts';
import type { Translations } from './lib/language/messages.ts';
import { sharedHindi } from './shared/messages.hi.ts';
import { orderHindi } from './shared/order/messages.hi.ts';
import { productHindi } from './shared/product/messages.hi.ts';
import { shellHindi } from './shell/messages.hi.ts';
import { uiHindi } from './ui/messages.hi.ts';

/** All that shoppers see in Hindi, by the names of the English messages. Staff's screens are English. */
export const HINDI: Translations = {
  about: aboutHindi,
  auth: authHindi,
  cart: cartHindi,
  checkout: checkoutHindi,
  detail: detailHindi,
  errors: errorHindi,
  home: homeHindi,
  list: listHindi,
  order: orderHindi,
  orders: ordersHindi,
  product: productHindi,
  profile: profileHindi,
  search: searchHindi,
  shared: sharedHindi,
  shell: shellHindi,
  ui: uiHindi,
  wishlist: wishlistHindi,
};
