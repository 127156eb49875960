import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { Outcome } from '../outcome.ts';
import { useMoveOrder } from './use-move-order.ts';

/** One order's way to another status. `outcome` is undefined until the API has answered. */
export interface Move {
  order: StaffOrderFragment;
  to: OrderStatus;
  outcome?: Outcome;
}

export interface Moves {
  all: readonly Move[];
  running: boolean;
  start: (orders: readonly StaffOrderFragment[], to: OrderStatus) => void;
  stop: () => void;
  /** Moves those that moved back to where they were. Absent if there is none. */
  undo: (() => void) | undefined;
  clear: () => void;
}

/** Moves many orders, one after the other. `order` of a move keeps the status from before. */
export function useMoves(): Moves {
  const move = useMoveOrder();
  const [all, setAll] = useState<readonly Move[]>([]);
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const run = async (moves: readonly Move[]) => {
    stopped.current = false;
    setAll(moves);
    setRunning(true);
    for (const [index, { order, to }] of moves.entries()) {
      if (stopped.current) break;
      const outcome = await move(order, to);
      setAll((known) => known.with(index, { order, to, outcome }));
    }
    setRunning(false);
  };
  const movable = all.filter(({ to, outcome }) => outcome?.code === 'UPDATED' && to !== 'DELIVERED');

  return {
    all,
    running,
    start: (orders, to) => void run(orders.map((order) => ({ order, to }))),
    stop: () => {
      stopped.current = true;
    },
    undo:
      !running && movable.length > 0
        ? () => void run(movable.map(({ order, to }) => ({ order: { ...order, status: to }, to: order.status })))
        : undefined,
    clear: () => setAll([]),
  };
}
