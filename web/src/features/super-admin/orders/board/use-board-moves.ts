import type { OrderStatus } from '../../../../generated/schema.ts';
import { useMoveOrderMutation, type BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { superAdminText } from '../../messages.ts';
import { useOutcomeOf, type Outcome } from '../../outcome.ts';
import { useTellMove } from '../moves/use-tell-move.ts';

/** Moves an order at once, and back if the shop refuses. A toast tells, and takes it back. */
export function useBoardMoves() {
  const { orderOutcome } = useText(superAdminText);
  const outcomeOf = useOutcomeOf();
  const tell = useTellMove();
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });

  return async function moveTo(order: BoardOrderFragment, to: OrderStatus, isUndo = false): Promise<Outcome> {
    const sent = move({
      variables: { orderId: order.id, status: to },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '' } },
    });
    const outcome = await outcomeOf(sent, 'updateOrderStatus', orderOutcome);
    const undo = isUndo ? undefined : () => void moveTo({ ...order, status: to }, order.status, true);
    tell(outcome, { id: order.id, from: order.status, to }, undo);
    return outcome;
  };
}
