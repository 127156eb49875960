import { isDeepStrictEqual } from 'node:util';
import type { UndoStaffChangeCode } from '../../generated/schema.ts';
import type { StaffChange } from '../../store/staff-log.ts';
import type { GatewayContext } from '../context.ts';
import { fieldsOf, updateRecorded } from '../products/products.recorded.ts';
import { findProduct } from '../products/products.rest.ts';
import { sameFields } from './staff.recorded.ts';

export interface Undone {
  code: UndoStaffChangeCode;
  message: string;
  productId?: string;
}

/** A change of fields that all had a value: the API cannot take a value away. */
export const canUndo = ({ action, before, isUndone }: StaffChange): boolean =>
  action === 'UPDATE_PRODUCT' && !isUndone && before !== null && !Object.values(before).includes(null);

/** Sets a product's fields to what they were before. Throws what the API's refusal or fault is. */
export async function undo(context: GatewayContext, change: StaffChange | undefined): Promise<Undone> {
  const { subjectId, before, after } = change ?? {};
  if (!change || !subjectId || !before || !after) {
    return change
      ? { code: 'NOT_UNDOABLE', message: 'This change cannot be taken back.' }
      : { code: 'NOT_FOUND', message: 'There is no such change.' };
  }
  if (!canUndo(change)) return { code: 'NOT_UNDOABLE', message: 'This change cannot be taken back.' };
  const product = await findProduct(context.rest, subjectId);
  if (!product) return { code: 'NOT_FOUND', message: 'The product is gone.' };
  if (!isDeepStrictEqual(sameFields(fieldsOf(product), after), after)) {
    return { code: 'CHANGED_SINCE', message: 'Somebody has changed this product since.' };
  }
  const { code, message } = await updateRecorded(context, subjectId, before, change.id);
  return { code: code === 'UPDATED' ? 'UNDONE' : code, message, productId: subjectId };
}
