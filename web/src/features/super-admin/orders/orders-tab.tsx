import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import type { Address } from '../../../lib/use-address.ts';
import { ORDER_STATUS_LABELS } from '../../../shared/order/order-status.ts';
import { readOrder } from '../../../ui/table/table-list.ts';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import page from '../super-admin-page.module.css';
import { DeliveredCards } from './delivered-cards.tsx';
import { orderColumns } from './order-columns.tsx';
import { ORDER_STATUSES, StatusForm } from './status-form.tsx';
import { useAllOrders } from './use-all-orders.ts';
import { useMoveOrder } from './use-move-order.ts';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** Orders of all customers: what they are, and how far they have come. */
export function OrdersTab({ address }: { address: Address }) {
  const move = useMoveOrder();
  const columns = orderColumns((order) => <StatusForm order={order} onMove={move} />);
  const status = ORDER_STATUSES.find((known) => known === address.read('status'));
  const list = useAllOrders({
    status,
    page: address.page,
    // The gateway filters orders by status; it neither searches nor sorts them.
    whole: address.read('q') !== '' || readOrder(address.read('sort'), columns) !== '',
  });
  return (
    <div className={page.tab}>
      <h2>Orders</h2>
      <DeliveredCards />
      <SuperAdminTable
        caption="Orders of all customers"
        noun={['order', 'orders']}
        list={list}
        columns={columns}
        address={address}
        clear={() => address.open({ tab: 'orders' })}
        filters={
          <FilterSelect
            label="Status"
            value={status ?? ''}
            everything="All"
            options={OPTIONS}
            onChoose={(chosen) => address.change({ status: chosen })}
          />
        }
        // An order that was moved on leaves the list before the gateway is asked again.
        keep={(order) => !status || order.status === status}
        empty={
          <EmptyView
            icon={<IconPackages aria-hidden />}
            heading="No orders yet"
            text="As soon as a customer orders something, it stands here."
          />
        }
      />
    </div>
  );
}
