import type { OrderStatus } from '../../../../generated/schema.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS, UNDO_MS } from '../../../../lib/timing.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { superAdminText } from '../../messages.ts';
import { useOutcomeOf, type Outcome } from '../../outcome.ts';
import { useFailedMoves } from './failed-moves.tsx';
import { canMove } from './status-moves.ts';
import { undoOf } from './use-moves.ts';

interface MovedOrder {
  id: string;
  status: OrderStatus;
}

type Sent = Promise<{ data?: { updateOrderStatus: Outcome } | null | undefined; error?: Error | undefined }>;

/** What the shop would say again, however often it is asked. */
const IN_VAIN: readonly (string | undefined)[] = ['ALREADY_SET', 'ALREADY_DELIVERED', 'NOT_FOUND'];

/** Moves an order by `send`. A toast tells how it went, and takes it back where that can be done; why it did not stays with the order. */
export function useOneMove<Order extends MovedOrder>(
  send: (order: Order, to: OrderStatus) => Sent,
): (order: Order, to: OrderStatus) => Promise<Outcome> {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const outcomeOf = useOutcomeOf();
  const { note } = useFailedMoves();

  async function move(order: Order, to: OrderStatus, isUndo = false): Promise<Outcome> {
    const { id, status: from } = order;
    note(id, undefined);
    const outcome = await outcomeOf(send(order, to), 'updateOrderStatus', t.orderOutcome);
    const done = outcome.code === 'UPDATED';
    const canRetry = canMove(from, to) && !IN_VAIN.includes(outcome.code);
    if (!done) note(id, { from, to, reason: outcome.message, canRetry });
    const canUndo = done && !isUndo && undoOf([{ id, from, to }]).length > 0;
    showToast({
      kind: done ? 'success' : 'error',
      message: done ? t.movedOne(shortId(id), names[to]) : outcome.message,
      duration: canUndo ? UNDO_MS : ADMIN_TOAST_MS,
      action: canUndo ? { label: t.undoMoves, run: () => void move({ ...order, status: to }, from, true) } : undefined,
    });
    return outcome;
  }
  return (order, to) => move(order, to);
}
