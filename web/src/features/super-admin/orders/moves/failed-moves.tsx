import { createContext, use, useState, type ReactNode } from 'react';
import type { OrderStatus } from '../../../../generated/schema.ts';

/** A move that the shop did not make. */
export interface FailedMove {
  from: OrderStatus;
  to: OrderStatus;
  reason: string;
  /** False: the shop says that it will never make it. */
  canRetry: boolean;
}

interface FailedMoves {
  moves: ReadonlyMap<string, FailedMove>;
  /** Undefined: it was made after all, or is given up. */
  note: (id: string, move: FailedMove | undefined) => void;
}

const FailedMovesContext = createContext<FailedMoves>({ moves: new Map(), note: () => undefined });

/**
 * Keeps why orders did not move until they have moved: the toast is gone after 1.5 seconds. Not in the row itself, which leaves a filtered
 * list while its move is on the way.
 */
export function FailedMovesProvider({ children }: { children: ReactNode }) {
  const [moves, setMoves] = useState<FailedMoves['moves']>(new Map());
  const note: FailedMoves['note'] = (id, move) =>
    setMoves((before) => {
      if (!move && !before.has(id)) return before;
      const after = new Map(before);
      if (move) after.set(id, move);
      else after.delete(id);
      return after;
    });
  return <FailedMovesContext value={{ moves, note }}>{children}</FailedMovesContext>;
}

export const useFailedMoves = (): FailedMoves => use(FailedMovesContext);
