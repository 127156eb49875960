import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import buttons from '../../../../ui/buttons.module.css';
import select from '../../../../ui/select.module.css';
import { once } from '../../../../lib/one-intent.ts';
import classes from '../orders.module.css';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import { superAdminText } from '../../messages.ts';
import { CancelDialog } from '../moves/cancel-dialog.tsx';
import { canMove, ORDER_STATUSES } from '../moves/status-moves.ts';

/** Changes an order's status. It has a save button because arrow keys change a select's value at each step. */
export function StatusForm(props: {
  order: StaffOrderFragment;
  onChangeStatus: (order: StaffOrderFragment, status: OrderStatus) => Promise<void>;
}) {
  const t = useText(superAdminText);
  const { status: labels } = useText(orderText);
  const { order, onChangeStatus } = props;
  const noteId = useId();
  const field = useRef<HTMLSelectElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const locked = order.status === 'DELIVERED';
  const changed = !locked && chosen !== null && chosen !== order.status;
  const cancels = changed && chosen === 'CANCELLED';
  const shown = changed ? chosen : order.status;
  const note = locked ? t.locked : changed && chosen === 'DELIVERED' ? t.final : '';

  // The focused save button is removed, so the focus moves to the select.
  useEffect(() => {
    if (saving) field.current?.focus();
  }, [saving]);
  // Then to the reason why the select can no longer be used. Before the browser paints, when it takes the focus away.
  const closed = locked && !saving;
  useLayoutEffect(() => {
    if (closed && document.activeElement === field.current) reason.current?.focus();
  }, [closed]);

  const save = async () => {
    if (!changed || saving) return;
    setSaving(true);
    setChosen(null);
    setAsking(false);
    await onChangeStatus(order, chosen);
    setSaving(false);
  };

  return (
    <>
      <form
        className={classes.form}
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault();
          if (cancels) setAsking(true);
          else void save();
        }}
      >
        <div className={classes.row}>
          <select
            ref={field}
            className={`${select.select} ${classes.status}`}
            data-status={shown}
            aria-label={t.statusOf(order.id)}
            aria-describedby={note ? noteId : undefined}
            value={shown}
            disabled={closed}
            onChange={(event) =>
              setChosen(ORDER_STATUSES.find((status) => status === event.currentTarget.value) ?? null)
            }
          >
            {order.status === 'UNKNOWN' && <option value="UNKNOWN">{labels.UNKNOWN}</option>}
            {ORDER_STATUSES.filter((status) => status === order.status || canMove(order.status, status)).map(
              (status) => (
                <option key={status} value={status}>
                  {labels[status]}
                </option>
              ),
            )}
          </select>
          {changed && (
            <button
              type="submit"
              {...once}
              className={`${buttons.primary} ${classes.save}`}
              aria-label={t.saveStatusOf(order.id)}
            >
              {t.save}
            </button>
          )}
        </div>
        {note && (
          <p ref={reason} tabIndex={-1} id={noteId} className={classes.note}>
            {note}
          </p>
        )}
      </form>
      {cancels && (
        <CancelDialog orders={asking ? [order] : []} onKeep={() => setAsking(false)} onCancel={() => void save()} />
      )}
    </>
  );
}
