import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { ORDER_STATUS_LABELS } from '../../../shared/order/order-status.ts';
import { FilterSelect } from '../table/filter-select.tsx';
import { ManagedTable } from '../table/managed-table.tsx';
import type { Address } from '../table/use-address.ts';
import { DeliveredCards } from './delivered-cards.tsx';
import { orderFields } from './order-fields.tsx';
import page from '../super-admin-page.module.css';
import { ORDER_STATUSES, StatusForm } from './status-form.tsx';
import { useAllOrders } from './use-all-orders.ts';
import { useMoveOrder } from './use-move-order.ts';

const OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** Orders of all customers: what they are, and how far they have come. */
export function OrdersTab({ address }: { address: Address }) {
  const list = useAllOrders();
  const move = useMoveOrder();
  const fields = orderFields((order) => <StatusForm order={order} onMove={move} />);
  const status = ORDER_STATUSES.find((known) => known === address.read('status'));
  return (
    <div className={page.tab}>
      <h2>Orders</h2>
      <DeliveredCards />
      <ManagedTable
        caption="Orders of all customers"
        noun={['order', 'orders']}
        list={list}
        fields={fields}
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
