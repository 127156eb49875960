import { Menu } from '@mantine/core';
import '../../../../theme/mantine-late.css';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import type { OrderStatus } from '../../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import bottom from '../../../../shell/admin/bottom-bar.module.css';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { FilterSelect } from '../../../../ui/table/toolbar.tsx';
import menu from '../../../../ui/table/menu.module.css';
import { superAdminText } from '../../messages.ts';
import type { Printout } from '../printed-orders.tsx';
import classes from './selection-bar.module.css';
import { canMove, ORDER_STATUSES } from '../moves/status-moves.ts';
import type { Selection } from './use-selection.ts';

/** What can be done with the chosen orders. It is in sight while some are chosen. */
export function SelectionBar(props: {
  selection: Selection;
  /** The chosen orders. */
  orders: readonly StaffOrderFragment[];
  busy: boolean;
  onMove: (orders: readonly StaffOrderFragment[], to: OrderStatus) => void;
  onPrint: (printout: Printout) => void;
}) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const { selection, orders, busy, onMove, onPrint } = props;
  const [wanted, setWanted] = useState<OrderStatus | ''>('');
  const targets = ORDER_STATUSES.filter((to) => orders.some(({ status }) => canMove(status, to)));
  const to = targets.find((target) => target === wanted);
  const movable = to ? orders.filter(({ status }) => canMove(status, to)) : [];
  const chooseNone = () => {
    selection.set([]);
    // The bar goes, and the focus on it back to where the page begins.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // Always in the document, so that screen readers hear the first choice, too.
  return (
    <section className={orders.length > 0 ? `${bottom.bar} ${classes.bar}` : layout.hidden} aria-label={t.selection}>
      <p role="status">{t.selected(orders.length)}</p>
      {orders.length > 0 && (
        <>
          <button type="button" className={buttons.quiet} onClick={chooseNone}>
            {t.selectNone}
          </button>
          <Menu
            position="top-start"
            withinPortal
            withInitialFocusPlaceholder={false}
            hideDetached={false}
            transitionProps={{ duration: 0 }}
            classNames={menu}
          >
            <Menu.Target>
              <button type="button" className={buttons.secondary}>
                <IconDown size={20} aria-hidden />
                {t.print}
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onPrint({ kind: 'slip', orders })}>{t.printSlips}</Menu.Item>
              <Menu.Item onClick={() => onPrint({ kind: 'summary', orders })}>{t.printSummaries}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
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
