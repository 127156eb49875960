import type { fillText } from './messages.ts';

/** Something that is to go into the cart. Null: the product is no longer sold; `title` says what it was, if that is known. */
export interface ToAdd {
  product: { id: string; title: string; stock: number; hasPrice: boolean } | null;
  quantity: number;
  title?: string | undefined;
}

export interface Wanted {
  productId: string;
  title: string;
  quantity: number;
}

/** Why a product is not in the cart as it was wanted. */
export type Missing =
  | { why: 'notSold'; count: number }
  | { why: 'gone' | 'noPrice' | 'outOfStock' | 'cartHasAll' | 'notThatMany' | 'notAdded'; title: string }
  | { why: 'fewer'; title: string; quantity: number; wanted: number };

/** What can go into the cart: products that are still sold and have a price, as many as are in stock and not yet in the cart. */
export function cartPlan(items: readonly ToAdd[], inCart: ReadonlyMap<string, number>) {
  const wanted: Wanted[] = [];
  const missing: Missing[] = [];
  for (const { product, quantity: asked } of items) {
    if (!product) continue;
    const { id: productId, title, stock, hasPrice } = product;
    if (!hasPrice) {
      missing.push({ why: 'noPrice', title });
      continue;
    }
    const quantity = Math.min(asked, stock - (inCart.get(productId) ?? 0));
    if (quantity > 0) wanted.push({ productId, title, quantity });
    if (stock <= 0) missing.push({ why: 'outOfStock', title });
    else if (quantity <= 0) missing.push({ why: 'cartHasAll', title });
    else if (quantity < asked) missing.push({ why: 'fewer', title, quantity, wanted: asked });
  }
  const gone = items.filter(({ product }) => !product);
  for (const { title } of gone) if (title !== undefined) missing.push({ why: 'gone', title });
  const count = gone.filter(({ title }) => title === undefined).length;
  if (count > 0) missing.push({ why: 'notSold', count });
  return { wanted, missing };
}

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
