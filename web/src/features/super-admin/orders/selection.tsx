import { Button, Menu, Text } from '@mantine/core';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import '../../../theme/mantine-late.css';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import staff from '../../../shell/admin/staff.module.css';
import layout from '../../../ui/layout.module.css';
import type { TableList } from '../../../ui/table/table-list.ts';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';
import { superAdminText as t } from '../messages.ts';
import type { Printout } from './printed-orders.tsx';
import { canMove, ORDER_STATUSES } from './status-moves.ts';

type OrderSelection = Selection<StaffOrderFragment>;

/** Chooses all that the search and the filter let through. `found`: those of the list that are here. */
export function ChooseAll(props: {
  selection: OrderSelection;
  list: TableList<StaffOrderFragment>;
  found: readonly StaffOrderFragment[];
}) {
  const { selection, list, found } = props;
  const { part, readAll } = list;
  const total = part?.total ?? found.length;
  if (list.busy || (selection.rows.length >= total && found.every(selection.has))) return null;
  return (
    <Button
      variant="subtle"
      px="xs"
      aria-busy={selection.isReading}
      onClick={() => (part && readAll ? void selection.readAndAdd(readAll) : selection.add(found))}
    >
      {t.selectAll(total)}
    </Button>
  );
}

/** What can be done with the chosen orders. It is in sight while some are chosen. */
export function SelectionBar(props: {
  selection: OrderSelection;
  /** The chosen orders. */
  orders: readonly StaffOrderFragment[];
  busy: boolean;
  onMove: (orders: readonly StaffOrderFragment[], to: OrderStatus) => void;
  onPrint: (printout: Printout) => void;
}) {
  const { status: names } = useText(orderText);
  const { selection, orders, busy, onMove, onPrint } = props;
  const [wanted, setWanted] = useState<OrderStatus | ''>('');
  const targets = ORDER_STATUSES.filter((to) => orders.some(({ status }) => canMove(status, to)));
  const to = targets.find((target) => target === wanted);
  const movable = to ? orders.filter(({ status }) => canMove(status, to)) : [];
  const chooseNone = () => {
    selection.clear();
    // The bar goes, and the focus on it back to where the page begins.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // Always in the document, so that screen readers hear the first choice, too.
  return (
    <section className={orders.length > 0 ? staff.bar : layout.hidden} aria-label={t.selection}>
      <Text fw={650} role="status">
        {t.selected(orders.length)}
      </Text>
      {orders.length > 0 && (
        <>
          <Button variant="subtle" color="gray" px="sm" onClick={chooseNone}>
            {t.selectNone}
          </Button>
          <Menu position="top-start" withInitialFocusPlaceholder={false} hideDetached={false}>
            <Menu.Target>
              <Button variant="default" px="sm" leftSection={<IconDown size={20} aria-hidden />}>
                {t.print}
              </Button>
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
            <Button disabled={busy} onClick={() => onMove(movable, to)}>
              {t.moveOrders(movable.length, orders.length, names[to])}
            </Button>
          )}
          {to === 'DELIVERED' && (
            <Text size="sm" c="dimmed" w="100%">
              {t.finalForAll}
            </Text>
          )}
        </>
      )}
    </section>
  );
}
