import { outside } from '../../../schema/limits.ts';
import type { OrderItemInput } from '../../generated/schema.ts';
import { idProblem, MAX_QUANTITY, refuseIf } from '../input.ts';
import type { OrderLine } from './orders.rest.ts';

const MAX_LINES = 50; // products in one order; a larger number is a mistake or an attack

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
