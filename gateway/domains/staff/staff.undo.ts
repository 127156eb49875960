import { isDeepStrictEqual } from 'node:util';
import type { OrderStatus, UndoStaffChangeCode } from '../../generated/schema.ts';
import type { StaffChange } from '../../store/staff-log.ts';
import type { GatewayContext } from '../context.ts';
import { anyOrder, moveRecorded } from '../orders/orders.recorded.ts';
import { fieldsOf, updateRecorded } from '../products/products.recorded.ts';
import { findProduct } from '../products/products.rest.ts';
import { sameFields } from './staff.recorded.ts';

export interface Undone {
  code: UndoStaffChangeCode;
  message: string;
  productId?: string;
}

const NOT_UNDOABLE: Undone = { code: 'NOT_UNDOABLE', message: 'This change cannot be taken back.' };

/** Where an order may go back to. One that is cancelled is not an order's way. */
const STATUSES: readonly unknown[] = ['PENDING', 'PACKED', 'DISPATCHED'] satisfies OrderStatus[];

/** A change of a product's fields that all had a value, since the API cannot take one away, or an order's move that was not its last. */
export function canUndo({ action, before, after, isUndone }: StaffChange): boolean {
  if (isUndone || !before) return false;
  if (action === 'UPDATE_ORDER_STATUS') return STATUSES.includes(before['status']) && after?.['status'] !== 'DELIVERED';
  return action === 'UPDATE_PRODUCT' && !Object.values(before).includes(null);
}

/** Sets what was changed to what it was before. Throws what the API's refusal or fault is. */
export async function undo(context: GatewayContext, change: StaffChange | undefined): Promise<Undone> {
  if (!change) return { code: 'NOT_FOUND', message: 'There is no such change.' };
  const { id, action, subjectId, before, after } = change;
  if (!canUndo(change) || !subjectId || !before || !after) return NOT_UNDOABLE;
  if (action === 'UPDATE_ORDER_STATUS') {
    const order = await anyOrder(context, subjectId);
    if (!order) return { code: 'NOT_FOUND', message: 'The order is gone.' };
    if (order.status !== after['status']) {
      return { code: 'CHANGED_SINCE', message: 'Somebody has moved this order since.' };
    }
    const { code, message } = await moveRecorded(context, subjectId, before['status'] as OrderStatus, id);
    return code === 'UPDATED' ? { code: 'UNDONE', message } : { code: 'FAILED', message };
  }
  const product = await findProduct(context.rest, subjectId);
  if (!product) return { code: 'NOT_FOUND', message: 'The product is gone.' };
  if (!isDeepStrictEqual(sameFields(fieldsOf(product), after), after)) {
    return { code: 'CHANGED_SINCE', message: 'Somebody has changed this product since.' };
  }
  const { code, message } = await updateRecorded(context, subjectId, before, { undoes: id });
  return { code: code === 'UPDATED' ? 'UNDONE' : code, message, productId: subjectId };
}
