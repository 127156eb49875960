import type { ordersText } from '../messages.ts';
import type { Missing } from './reorder-plan.ts';

type Texts = typeof ordersText.english;

/** What 'Order again' came to. */
export function reorderSentence(t: Texts, added: number, missing: readonly Missing[]): string {
  if (missing.length === 0) return t.allInCart;
  const list = missing.map((one) => textOf(t, one)).join(', ');
  return added > 0 ? t.notAllInCart(list) : t.nothingInCart(list);
}

function textOf(t: Texts, missing: Missing): string {
  switch (missing.why) {
    case 'notSold':
      return t.notSold(missing.count);
    case 'fewer':
      return t.fewerPieces(missing.title, missing.quantity, missing.ordered);
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
