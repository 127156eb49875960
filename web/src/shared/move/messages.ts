import { defineMessages, pluralIn } from '../../lib/language/messages.ts';

const plural = pluralIn('en');

export const moveText = defineMessages('move', {
  onWishlist: ([title = '', ...others]: readonly string[]) =>
    others.length > 0 ? `${others.length + 1} products are on your wishlist now.` : `${title} is on your wishlist now.`,
  inCart: ([title = '', ...others]: readonly string[]) =>
    others.length > 0 ? `${others.length + 1} products are in your cart now.` : `${title} is in your cart now.`,
  undo: 'Undo',
  /** English repeats the API's own words. */
  notMoved: (said: string) => said,
  /** Of a cart, `held` products are in open orders and `rest` are not. */
  orderTheRest: (held: number, rest: number) =>
    `Move ${held > 1 ? 'them' : 'it'} to the wishlist and order the other ${plural(rest, { one: 'one', other: String(rest) })}`,
  heldInCart: (held: number, rest: number) => {
    if (rest === 0) return 'Everything in your cart is in an open order already, and the shop takes no second one.';
    return plural(held, {
      one: 'One product is in an open order already. The shop would refuse this cart.',
      other: `${held} products are in open orders already. The shop would refuse this cart.`,
    });
  },
});
