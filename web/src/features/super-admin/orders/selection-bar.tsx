import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { superAdminText } from '../messages.ts';
import type { Printout } from './printed-orders.tsx';
import classes from './selection-bar.module.css';
import { canMove, ORDER_STATUSES } from './moves/status-moves.ts';
import type { Selection } from './use-selection.ts';

/** What can be done with the chosen orders. `found`: all that the search and the filter let through. */
export function SelectionBar(props: {
  selection: Selection;
  /** The chosen orders. */
  orders: readonly StaffOrderFragment[];
  found: readonly StaffOrderFragment[];
  /** Of orders on pages that are not loaded yet; absent: `found` is complete. */
  rest: { total: number | undefined; load: () => void } | undefined;
  busy: boolean;
  onMove: (orders: readonly StaffOrderFragment[], to: OrderStatus) => void;
  onPrint: (printout: Printout) => void;
}) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const { selection, orders, found, rest, busy, onMove, onPrint } = props;
  const [wanted, setWanted] = useState<OrderStatus | ''>('');
  const targets = ORDER_STATUSES.filter((to) => orders.some(({ status }) => canMove(status, to)));
  const to = targets.find((target) => target === wanted);
  const movable = to ? orders.filter(({ status }) => canMove(status, to)) : [];
  const everything = found.filter((order) => !selection.has(order));
  // All are wanted, but not loaded yet.
  const [wantsAll, setWantsAll] = useState(false);
  const chooseAll = useEffectEvent(() => selection.set([...orders, ...everything]));
  const isWaiting = wantsAll && rest !== undefined;
  if (wantsAll && !isWaiting) setWantsAll(false);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) chooseAll();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  return (
    <section className={classes.bar} aria-label={t.selection}>
      <p role="status">{t.selected(orders.length)}</p>
      {everything.length > 0 && (
        <button
          type="button"
          className={buttons.quiet}
          aria-busy={wantsAll}
          onClick={() => {
            if (!rest) return selection.set([...orders, ...everything]);
            setWantsAll(true);
            rest.load();
          }}
        >
          {t.selectAll(rest?.total ?? found.length)}
        </button>
      )}
      {orders.length > 0 && (
        <>
          <button type="button" className={buttons.quiet} onClick={() => selection.set([])}>
            {t.selectNone}
          </button>
          <span className={classes.print}>
            <button type="button" className={buttons.secondary} onClick={() => onPrint({ kind: 'slip', orders })}>
              {t.printSlips}
            </button>
            <button type="button" className={buttons.secondary} onClick={() => onPrint({ kind: 'invoice', orders })}>
              {t.printInvoices}
            </button>
          </span>
          <FilterSelect
            label={t.moveTo}
            value={to ?? ''}
            everything={t.chooseStatus}
            options={targets.map((value) => ({ value, label: names[value] }))}
            onChoose={(chosen) => setWanted(targets.find((target) => target === chosen) ?? '')}
          />
          {to && (
            <button type="button" className={buttons.primary} disabled={busy} onClick={() => onMove(movable, to)}>
              {t.moveOrders(movable.length, orders.length, names[to])}
            </button>
          )}
          {to === 'DELIVERED' && <p className={classes.note}>{t.finalForAll}</p>}
        </>
      )}
    </section>
  );
}
