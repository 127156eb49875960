import type { OrderStatus } from '../../../../generated/schema.ts';
import { useMoveOrderMutation, type BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS, UNDO_MS } from '../../../../lib/timing.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { superAdminText } from '../../messages.ts';
import { useOutcomeOf, type Outcome } from '../../outcome.ts';
import { shortId } from '../../../../shared/order/short-id.ts';

/** Moves an order at once, and back if the shop refuses. A toast tells, and takes it back. */
export function useBoardMoves() {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const outcomeOf = useOutcomeOf();
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });

  return async function moveTo(order: BoardOrderFragment, to: OrderStatus, isUndo = false): Promise<Outcome> {
    const sent = move({
      variables: { orderId: order.id, status: to },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '' } },
    });
    const outcome = await outcomeOf(sent, 'updateOrderStatus', t.orderOutcome);
    const done = outcome.code === 'UPDATED';
    const canUndo = done && !isUndo && to !== 'DELIVERED';
    showToast({
      kind: done ? 'success' : 'error',
      message: done ? t.movedOne(shortId(order.id), names[to]) : outcome.message,
      duration: canUndo ? UNDO_MS : ADMIN_TOAST_MS,
      action: canUndo
        ? { label: t.undoMoves, run: () => void moveTo({ ...order, status: to }, order.status, true) }
        : undefined,
    });
    return outcome;
  };
}
