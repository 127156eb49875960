import { useText } from '../../../../lib/language/language.tsx';
import { once } from '../../../../lib/one-intent.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { errorText } from '../../../../apollo/messages.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import buttons from '../../../../ui/buttons.module.css';
import classes from './failed-move-note.module.css';
import { useFailedMoves } from './failed-moves.tsx';
import { movesText } from './messages.ts';

/** 'Please try again' stands on the button. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?।])\s/)[0] ?? text;

/** Why the last move of this order was not made, with another try. Nothing where it was, or where the order has moved since. */
export function FailedMoveNote(props: {
  order: { id: string; status: OrderStatus };
  onRetry: (to: OrderStatus) => void;
}) {
  const t = useText(movesText);
  const { tryAgain } = useText(errorText);
  const { status: names } = useText(orderText);
  const { order, onRetry } = props;
  const failed = useFailedMoves().moves.get(order.id);
  if (failed?.from !== order.status) return null;
  const { to, reason, canRetry } = failed;
  return (
    <div className={classes.failed}>
      <p>{t.notMoved(names[to], canRetry ? firstSentence(reason) : reason)}</p>
      {canRetry && (
        <button
          type="button"
          {...once}
          className={`${buttons.quiet} ${classes.again}`}
          aria-label={t.tryAgain(tryAgain, shortId(order.id), names[to])}
          onClick={() => onRetry(to)}
        >
          {tryAgain}
        </button>
      )}
    </div>
  );
}
