import { Button, Menu, Text } from '@mantine/core';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import '../../../theme/mantine-late.css';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import staff from '../../../shell/admin/staff.module.css';
import layout from '../../../ui/layout.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { superAdminText } from '../messages.ts';
import type { Printout } from './printed-orders.tsx';
import { canMove, ORDER_STATUSES } from './status-moves.ts';

export interface Selection {
  /** The chosen orders, as they stand in `rows` or, if they are not there, as they were when they were chosen. */
  among: (rows: readonly StaffOrderFragment[]) => readonly StaffOrderFragment[];
  has: (order: StaffOrderFragment) => boolean;
  toggle: (order: StaffOrderFragment) => void;
  add: (orders: readonly StaffOrderFragment[]) => void;
  remove: (orders: readonly { id: string }[]) => void;
  clear: () => void;
}

/** The chosen orders. They stay chosen on other pages and under other filters. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffOrderFragment>>(new Map());
  const add = (orders: readonly StaffOrderFragment[]) =>
    setChosen((known) => new Map([...known, ...orders.map((order) => [order.id, order] as const)]));
  const remove = (orders: readonly { id: string }[]) =>
    setChosen((known) => new Map([...known].filter(([id]) => !orders.some((order) => order.id === id))));
  return {
    among: (rows) => {
      const newest = new Map(rows.map((order) => [order.id, order]));
      return [...chosen.values()].map((order) => newest.get(order.id) ?? order);
    },
    has: ({ id }) => chosen.has(id),
    toggle: (order) => (chosen.has(order.id) ? remove([order]) : add([order])),
    add,
    remove,
    clear: () => setChosen(new Map()),
  };
}

/** Chooses all that the search and the filter let through. */
export function ChooseAll(props: {
  selection: Selection;
  found: readonly StaffOrderFragment[];
  /** Of orders on pages that are not loaded yet; absent: `found` is complete. */
  rest: { total: number | undefined; load: () => void } | undefined;
  /** True: `found` is of the list before, until the wanted one is loaded. */
  isStale: boolean;
}) {
  const t = useText(superAdminText);
  const { selection, found, rest, isStale } = props;
  // All are wanted, but not loaded yet.
  const [wantsAll, setWantsAll] = useState(false);
  const chooseAll = useEffectEvent(() => selection.add(found));
  const isWaiting = wantsAll && rest !== undefined;
  if (wantsAll && !isWaiting) setWantsAll(false);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) chooseAll();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  if (found.every(selection.has) || (isStale && !isWaiting)) return null;
  return (
    <Button
      variant="subtle"
      px="xs"
      aria-busy={wantsAll}
      onClick={() => {
        if (!rest) return selection.add(found);
        setWantsAll(true);
        rest.load();
      }}
    >
      {t.selectAll(rest?.total ?? found.length)}
    </Button>
  );
}

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
