import { useMoveOrderMutation, type BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useOneMove } from '../moves/use-one-move.ts';

/** Moves an order at once, and back if the shop refuses. */
export function useBoardMoves() {
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });
  return useOneMove<BoardOrderFragment>(({ id }, status) =>
    move({
      variables: { orderId: id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '' } },
    }),
  );
}
