import type { Missing } from './cart-plan.ts';
import type { fillText } from './messages.ts';

type Texts = typeof fillText.english;

/** A part of a sentence: what is not in the cart as it was wanted, and why. */
export const missingText = (t: Texts, missing: readonly Missing[]): string =>
  missing.map((one) => textOf(t, one)).join(', ');

function textOf(t: Texts, missing: Missing): string {
  switch (missing.why) {
    case 'notSold':
      return t.notSold(missing.count);
    case 'gone':
      return t.gone(missing.title);
    case 'fewer':
      return t.fewerPieces(missing.title, missing.quantity, missing.wanted);
    case 'noPrice':
      return t.noPrice(missing.title);
    case 'outOfStock':
      return t.outOfStock(missing.title);
    case 'cartHasAll':
      return t.cartHasAll(missing.title);
    case 'notThatMany':
      return t.notThatMany(missing.title);
    case 'notAdded':
      return t.notAdded(missing.title);
  }
}
