import { useId, useState } from 'react';
import type { OrderStatus } from '../../../../generated/schema.ts';
import type { BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { OrderStatusBadge } from '../../../../shared/order/order-status-badge.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { tableToolsText } from '../../../../ui/table/tools/messages.ts';
import { superAdminText } from '../../messages.ts';
import { canMove } from '../moves/status-moves.ts';
import { BoardCard } from './board-card.tsx';
import type { BoardColumn } from './columns.ts';
import layout from '../../../../ui/layout.module.css';
import classes from './board.module.css';

export function BoardColumnView(props: {
  column: BoardColumn;
  /** The one that a phone shows. */
  isShown: boolean;
  /** The card that is being dragged, from any column. */
  dragged: BoardOrderFragment | undefined;
  onDrag: (order: BoardOrderFragment | undefined) => void;
  onMove: (order: BoardOrderFragment, to: OrderStatus) => void;
  onOpen: (id: string) => void;
  /** Shows all orders of this column in the list. */
  onList: () => void;
}) {
  const t = useText(superAdminText);
  const { unsorted } = useText(tableToolsText);
  const { column, isShown, dragged, onDrag, onMove, onOpen, onList } = props;
  const { status, count, orders } = column;
  const [isOver, setIsOver] = useState(false);
  const headingId = useId();
  const takes = dragged !== undefined && canMove(dragged.status, status);
  return (
    <section
      className={classes.column}
      aria-labelledby={headingId}
      data-shown={isShown || undefined}
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return;
        // Without this the browser takes no drop.
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (dragged) onMove(dragged, status);
        onDrag(undefined);
      }}
    >
      <header className={classes.head}>
        <h3 id={headingId} className={layout.hiddenOnPhone}>
          <OrderStatusBadge status={status} /> <span className={classes.count}>{count.toLocaleString('en-IN')}</span>
        </h3>
        <p>{column.isOver ? unsorted.newest : t.longestWait}</p>
      </header>
      <ol>
        {orders.map((order) => (
          <BoardCard
            key={order.id}
            order={order}
            isWaiting={!column.isOver}
            isDragged={dragged?.id === order.id}
            onDrag={onDrag}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {count === 0 && <p className={classes.note}>{t.noneHere}</p>}
      {count > orders.length && (
        <button type="button" className={buttons.quiet} onClick={onList}>
          {t.restInList(count - orders.length)}
        </button>
      )}
    </section>
  );
}
