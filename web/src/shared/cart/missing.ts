import type { missingText } from './messages.ts';

/** Why a product is not in the cart, or not as often as was wanted. */
export type Missing =
  | { why: 'notSold'; count: number }
  | { why: 'outOfStock' | 'cartHasAll' | 'notThatMany' | 'notAdded'; title: string }
  | { why: 'fewer'; title: string; quantity: number; wanted: number };

/** How many units can join those in the cart, and what is missing then. */
export function addable({ title, stock }: { title: string; stock: number }, wanted: number, inCart: number) {
  const quantity = Math.max(0, Math.min(wanted, stock - inCart));
  return { quantity, missing: missingOf() };

  function missingOf(): Missing | undefined {
    if (stock <= 0) return { why: 'outOfStock', title };
    if (quantity === 0) return { why: 'cartHasAll', title };
    return quantity < wanted ? { why: 'fewer', title, quantity, wanted } : undefined;
  }
}

/** A part of a sentence that names what is missing, and why. */
export function missingList(t: typeof missingText.english, missing: readonly Missing[]): string {
  return missing.map(textOf).join(', ');

  function textOf(one: Missing): string {
    switch (one.why) {
      case 'notSold':
        return t.notSold(one.count);
      case 'fewer':
        return t.fewerPieces(one.title, one.quantity, one.wanted);
      case 'outOfStock':
        return t.outOfStock(one.title);
      case 'cartHasAll':
        return t.cartHasAll(one.title);
      case 'notThatMany':
        return t.notThatMany(one.title);
      case 'notAdded':
        return t.notAdded(one.title);
    }
  }
}
