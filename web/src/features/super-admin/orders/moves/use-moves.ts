import { payloadOf } from '../../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { useMoveOrderMutation } from '../../../../generated/super-admin-orders.ts';
import type { Run } from '../../../../shared/many-changes/run.ts';
import { notSaved, type Saved } from '../../../../shared/many-changes/saved.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';

/** One order's way to another status. `id` is the order's. */
export interface Move {
  id: string;
  to: OrderStatus;
}

/** Moves of many orders. */
export function useMoves(onEnd: (run: Run<Move>) => void) {
  const userMessage = useUserMessage();
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });
  return useRun<Move>({
    onEnd,
    async save({ id, to }): Promise<Saved> {
      try {
        const { code, message } = await payloadOf(
          move({ variables: { orderId: id, status: to } }),
          'updateOrderStatus',
        );
        return code === 'UPDATED' ? { done: true } : { done: false, reason: message };
      } catch (error) {
        return notSaved(error, userMessage(error));
      }
    },
  });
}

export type Moves = ReturnType<typeof useMoves>;
