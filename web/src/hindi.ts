import { errorHindi } from './apollo/messages.hi.ts';
import { aboutHindi } from './features/about/messages.hi.ts';
import { authHindi } from './features/auth/messages.hi.ts';
import { cartHindi } from './features/cart/messages.hi.ts';
import { checkoutHindi } from './features/checkout/messages.hi.ts';
import { ordersHindi } from './features/orders/messages.hi.ts';
import { detailHindi } from './features/products/detail/messages.hi.ts';
import { homeHindi } from './features/products/home/messages.hi.ts';
import { listHindi } from './features/products/list/messages.hi.ts';
import { railsHindi } from './features/products/rails/messages.hi.ts';
import { searchHindi } from './features/products/search/messages.hi.ts';
import { profileHindi } from './features/profile/messages.hi.ts';
import { wishlistHindi } from './features/wishlist/messages.hi.ts';
import type { Translations } from './lib/language/messages.ts';
import { offlineHindi } from './offline/messages.hi.ts';
import { addressHindi } from './shared/address/messages.hi.ts';
import { fillHindi } from './shared/cart/messages.hi.ts';
import { logOutHindi } from './shared/login/messages.hi.ts';
import { moveHindi } from './shared/move/messages.hi.ts';
import { orderHindi } from './shared/order/messages.hi.ts';
import { productHindi } from './shared/product/messages.hi.ts';
import { heartHindi } from './shared/wishlist/messages.hi.ts';
import { shellHindi } from './shell/messages.hi.ts';
import { uiHindi } from './ui/messages.hi.ts';
import { viewHindi } from './ui/views/messages.hi.ts';

/** All that shoppers see in Hindi, by the names of the English messages. Staff's screens are English. */
export const HINDI: Translations = {
  about: aboutHindi,
  address: addressHindi,
  auth: authHindi,
  cart: cartHindi,
  checkout: checkoutHindi,
  detail: detailHindi,
  errors: errorHindi,
  fill: fillHindi,
  heart: heartHindi,
  home: homeHindi,
  list: listHindi,
  logOut: logOutHindi,
  move: moveHindi,
  offline: offlineHindi,
  order: orderHindi,
  orders: ordersHindi,
  product: productHindi,
  profile: profileHindi,
  rails: railsHindi,
  search: searchHindi,
  shell: shellHindi,
  ui: uiHindi,
  views: viewHindi,
  wishlist: wishlistHindi,
};
