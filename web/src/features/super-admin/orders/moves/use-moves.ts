import { useState } from 'react';
import { payloadOf } from '../../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { useMoveOrderMutation, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { notSaved, type Saved } from '../../../../shared/many-changes/saved.ts';
import type { Run } from '../../../../shared/many-changes/run.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';
import { superAdminText } from '../../messages.ts';

/** One order's way to another status. `id` and `from` are the order's. */
export interface Move {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
}

export const movesOf = (orders: readonly StaffOrderFragment[], to: OrderStatus): Move[] =>
  orders.map(({ id, status }) => ({ id, from: status, to }));

/** What takes made moves back. A delivered order cannot move, and no order to a status that is not known. */
export const undoOf = (moves: readonly Move[]): Move[] =>
  moves
    .filter(({ from, to }) => to !== 'DELIVERED' && from !== 'UNKNOWN')
    .map(({ id, from, to }) => ({ id, from: to, to: from }));

/** Moves of many orders. `isBack`: those of the last run took others back. */
export function useMoves(onEnd: (run: Run<Move>) => void) {
  const { orderOutcome } = useText(superAdminText);
  const userMessage = useUserMessage();
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });
  const [isBack, setIsBack] = useState(false);
  const { run, start, forget } = useRun<Move>({
    onEnd,
    async save({ id, to }): Promise<Saved> {
      try {
        const { code, message } = await payloadOf(
          move({ variables: { orderId: id, status: to } }),
          'updateOrderStatus',
        );
        return code === 'UPDATED' ? { done: true } : { done: false, reason: orderOutcome(code, message) };
      } catch (error) {
        return notSaved(error, userMessage(error));
      }
    },
  });
  return {
    run,
    isBack,
    forget,
    start: (moves: readonly Move[], takesBack = false): void => {
      setIsBack(takesBack);
      start(moves);
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;
