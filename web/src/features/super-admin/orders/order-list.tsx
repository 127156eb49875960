import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { useRef, useState } from 'react';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { orderText } from '../../../shared/order/messages.ts';
import staff from '../../../shell/admin/staff.module.css';
import { DaysSelect, RangeFilter } from '../../../ui/table/range-filter.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { superAdminText as t } from '../messages.ts';
import { SuperAdminTable } from '../super-admin-table.tsx';
import { CancelDialog, MovesReport, useMoves } from './moves.tsx';
import { orderColumns } from './order-columns.tsx';
import { FILTERS, ordersView } from './orders-view.ts';
import type { Printout } from './printed-orders.tsx';
import { ChooseAll, SelectionBar } from './selection.tsx';
import { StatusForm } from './status-form.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useAllOrders } from './use-all-orders.ts';

export function OrderList(props: {
  address: Address;
  /** `from`: the orders of the list. */
  onOpen: (id: string, from: readonly StaffOrderFragment[]) => void;
  onChangeStatus: (order: StaffOrderFragment, status: OrderStatus) => Promise<unknown>;
  onPrint: (printout: Printout) => void;
}) {
  const names = useText(orderText);
  const { address, onOpen, onChangeStatus, onPrint } = props;
  const selection = useSelection<StaffOrderFragment>();
  const moved = useRef<readonly StaffOrderFragment[]>([]);
  const moves = useMoves((run) => {
    const done = new Set(run.done().map(({ id }) => id));
    // What did not move is chosen again.
    selection.add(moved.current.filter(({ id }) => !done.has(id)));
  });
  const [cancelled, setCancelled] = useState<readonly StaffOrderFragment[]>([]);
  const move = (orders: readonly StaffOrderFragment[], to: OrderStatus) => {
    setCancelled([]);
    // Chosen orders that may not move there stay chosen.
    selection.remove(orders);
    moved.current = orders;
    moves.start(orders.map(({ id }) => ({ id, to })));
  };
  const view = ordersView(address.read);
  const { status } = view;
  const { list, known, countOf } = useAllOrders(view, address.page);
  const open = ({ id }: StaffOrderFragment) => onOpen(id, list.rows ?? []);
  const columns = orderColumns(names, {
    selection,
    onOpen: open,
    statusCell: (order) => <StatusForm order={order} onChangeStatus={onChangeStatus} />,
  });
  // As they stand in the list or, if they are not there, as they were when they were chosen.
  const newest = new Map(known.map((order) => [order.id, order]));
  const chosen = selection.rows.map((order) => newest.get(order.id) ?? order);
  return (
    <>
      <StatusTabs status={status} countOf={countOf} onChoose={(wanted) => address.change({ status: wanted })} />
      <SuperAdminTable
        caption={t.allOrders}
        noun="order"
        list={list}
        columns={columns}
        unsorted="newest"
        address={address}
        clear={() => address.open({ tab: 'orders' })}
        more={{ names: FILTERS, fields: <OrderFilters address={address} /> }}
        onOpen={open}
        besideCount={(found) => <ChooseAll selection={selection} list={list} found={found} />}
        empty={<EmptyView icon={<IconPackages aria-hidden />} heading={t.noOrders} text={t.noOrdersText} />}
      />
      <div className={staff.sticky}>
        <SelectionBar
          selection={selection}
          orders={chosen}
          busy={moves.run?.isRunning ?? false}
          onMove={(orders, to) => (to === 'CANCELLED' ? setCancelled(orders) : move(orders, to))}
          onPrint={onPrint}
        />
        <MovesReport moves={moves} />
      </div>
      <CancelDialog orders={cancelled} onKeep={() => setCancelled([])} onCancel={() => move(cancelled, 'CANCELLED')} />
    </>
  );
}

/** The days of the orders, and their totals. */
function OrderFilters({ address }: { address: Address }) {
  const set = (name: string, value: string) => address.change({ [name]: value }, { replace: true });
  return (
    <>
      <DaysSelect read={address.read} onChoose={(days) => address.change({ ...days }, { replace: true })} />
      <RangeFilter label={t.orderColumns.date} names={['from', 'to']} read={address.read} onChange={set} type="date" />
      <RangeFilter label={t.orderColumns.total} names={['minTotal', 'maxTotal']} read={address.read} onChange={set} />
    </>
  );
}
