import { useText } from '../../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS, UNDO_MS } from '../../../../lib/timing.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { superAdminText } from '../../messages.ts';
import type { Outcome } from '../../outcome.ts';
import { undoOf, type Move } from './use-moves.ts';

/** A toast that tells how an order's move went. `onUndo`: takes it back, where that can be done. */
export function useTellMove(): (outcome: Outcome, move: Move, onUndo: (() => void) | undefined) => void {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  return ({ code, message }, move, onUndo) => {
    const done = code === 'UPDATED';
    const canUndo = done && onUndo !== undefined && undoOf([move]).length > 0;
    showToast({
      kind: done ? 'success' : 'error',
      message: done ? t.movedOne(shortId(move.id), names[move.to]) : message,
      duration: canUndo ? UNDO_MS : ADMIN_TOAST_MS,
      action: canUndo ? { label: t.undoMoves, run: onUndo } : undefined,
    });
  };
}
