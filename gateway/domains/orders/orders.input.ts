import { outside } from '../../../schema/limits.ts';
import type { OrderItemInput } from '../../generated/schema.ts';
import { idProblem, MAX_QUANTITY, refuseIf } from '../input.ts';
import type { OrderLine } from './orders.rest.ts';

/** Products in one order. A larger number is a mistake or an attack. */
const MAX_LINES = 50;

/** The lines of an order. Throws BAD_USER_INPUT unless there is a product, each is there once, and quantities are in range. */
export function orderLines(items: readonly OrderItemInput[]): OrderLine[] {
  const lines = items.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 1 }));
  refuseIf({
    items:
      (outside(lines.length, 1, MAX_LINES) && `Order 1 to ${MAX_LINES} products at a time.`) ||
      (new Set(lines.map(({ productId }) => productId)).size < lines.length &&
        'Name every product once, with its quantity.') ||
      (lines.some(({ quantity }) => outside(quantity, 1, MAX_QUANTITY)) &&
        `Every quantity must be from 1 to ${MAX_QUANTITY}.`) ||
      lines.map(({ productId }) => idProblem(productId)).find((problem) => problem !== null),
  });
  return lines;
}
