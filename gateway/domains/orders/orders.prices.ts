import type { GatewayContext } from '../context.ts';
import { getCart } from '../cart/cart.rest.ts';
import { summaryOf } from '../pricing/pricing.ts';
import { findProduct, type Product } from '../products/products.rest.ts';
import type { OrderLine } from './orders.rest.ts';

interface Line {
  product: Product | null; // null: there is no such product
  quantity: number;
}

/** The lines with their products as the API has them now, never from memory. Those of the cart are read in one call. */
export async function pricedLines(
  { lineRest, rest }: Pick<GatewayContext, 'lineRest' | 'rest'>,
  lines: readonly OrderLine[],
  fromCart: boolean,
): Promise<Line[]> {
  const cart = new Map(fromCart ? (await getCart(rest)).map(({ product }) => [product.id, product]) : []);
  return Promise.all(
    lines.map(async ({ productId, quantity }) => ({
      product: cart.get(productId) ?? (await findProduct(lineRest, productId)),
      quantity,
    })),
  );
}

/**
 * Why these lines cannot be ordered at the total that the shopper was shown; undefined: they can. Of a product that does not exist the
 * API itself says so.
 */
export function priceRefusal(lines: readonly Line[], shownTotal: number | null | undefined) {
  const products = lines.map(({ product }) => product);
  const unpriced = products.find((product) => product?.discountPrice === null);
  if (unpriced) {
    const message = `The price of “${unpriced.title}” is not available, so it cannot be ordered now.`;
    return { code: 'PRICE_NOT_AVAILABLE', message, order: null } as const;
  }
  if (shownTotal == null || products.includes(null)) return undefined;
  const summary = summaryOf(lines);
  if (Math.round(summary.payable * 100) === Math.round(shownTotal * 100)) return undefined;
  return {
    code: 'PRICE_CHANGED',
    message: 'The total has changed. Nothing was ordered.',
    order: null,
    summary,
  } as const;
}
