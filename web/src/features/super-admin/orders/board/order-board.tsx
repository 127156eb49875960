import { useState } from 'react';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { useOrderBoardQuery, type BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import type { Address } from '../../../../lib/hooks/use-address.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import colours from '../../../../shared/order/order-status.module.css';
import layout from '../../../../ui/layout.module.css';
import segments from '../../../../ui/table/segments.module.css';
import { FilterRow } from '../../../../ui/table/tools/filter-row.tsx';
import { SearchField } from '../../../../ui/table/toolbar.tsx';
import { LoadError } from '../../../../ui/views/load-error.tsx';
import { ConfirmDialog, type Question } from '../../dialogs/confirm-dialog.tsx';
import { superAdminText } from '../../messages.ts';
import { SEARCH } from '../../table/use-list.ts';
import { OrderFilters } from '../order-filters.tsx';
import { FILTERS, ordersView } from '../orders-view.ts';
import { CancelDialog } from '../moves/cancel-dialog.tsx';
import { canMove } from '../moves/status-moves.ts';
import { BoardColumnView } from './board-column.tsx';
import { columnsOf } from './columns.ts';
import { useBoardMoves } from './use-board-moves.ts';
import { useFocusOfMoved } from './use-focus-of-moved.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import classes from './board.module.css';

/** A column for each status, on a phone one of them. Cards move by dragging and by a menu, where the list would allow it. */
export function OrderBoard({ address, onOpen }: { address: Address; onOpen: (id: string) => void }) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const view = ordersView(address.read);
  const { data, previousData, error, refetch } = useOrderBoardQuery({
    variables: { filter: view.filter },
    fetchPolicy: 'cache-and-network',
    // The orders can be worked when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const board = data ?? previousData;
  const [dragged, setDragged] = useState<BoardOrderFragment>();
  const [question, setQuestion] = useState<Question | null>(null);
  const [cancelled, setCancelled] = useState<readonly BoardOrderFragment[]>([]);
  const moveTo = useBoardMoves();
  const keepFocusOf = useFocusOfMoved();
  const columns = board?.pending ? columnsOf(board) : [];
  const shown = columns.find(({ status }) => status === view.status)?.status ?? 'PENDING';

  const move = (order: BoardOrderFragment, to: OrderStatus) => {
    if (!canMove(order.status, to)) return;
    keepFocusOf(order.id);
    if (to === 'CANCELLED') return setCancelled([order]);
    if (to !== 'DELIVERED') return void moveTo(order, to);
    setQuestion({
      heading: t.deliverQuestion(shortId(order.id)),
      text: t.final,
      action: t.deliver,
      onConfirm: () => moveTo(order, to),
      isTold: true,
      successCode: 'UPDATED',
      closingCodes: ['ALREADY_SET', 'ALREADY_DELIVERED', 'NOT_FOUND'],
    });
  };

  return (
    <div className={classes.place}>
      <FilterRow
        address={address}
        search={
          <SearchField
            label={t.search.order}
            placeholder={t.searchHint.order}
            search={address.read(SEARCH)}
            debounce
            onSearch={(text) => address.change({ [SEARCH]: text }, { replace: address.read(SEARCH) !== '' })}
          />
        }
        more={{ names: FILTERS, fields: <OrderFilters address={address} /> }}
      />
      {error && !board?.pending && <LoadError error={error} onRetry={refetch} />}
      {!board && !error && (
        <p role="status" className={layout.hidden}>
          {t.loadingBoard}
        </p>
      )}
      <div className={`${segments.segments} ${classes.choice}`} role="group" aria-label={t.shownColumn}>
        {columns.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            className={colours.status}
            data-status={status}
            aria-pressed={status === shown}
            onClick={() => address.change({ status }, { replace: true })}
          >
            {names[status]} <span className={classes.count}>{count.toLocaleString('en-IN')}</span>
          </button>
        ))}
      </div>
      <div className={classes.board} role="region" aria-label={t.board} aria-busy={!board}>
        {columns.map((column) => (
          <BoardColumnView
            key={column.status}
            column={column}
            isShown={column.status === shown}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
            onOpen={onOpen}
            onList={() => address.change({ view: '', status: column.status, sort: column.isOver ? '' : 'date' })}
          />
        ))}
      </div>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
      <CancelDialog
        orders={cancelled}
        onKeep={() => setCancelled([])}
        onCancel={() => {
          setCancelled([]);
          for (const order of cancelled) void moveTo(order, 'CANCELLED');
        }}
      />
    </div>
  );
}
