import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconRupee from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import type { Address } from '../../../lib/use-address.ts';
import { readOrder } from '../../../ui/table/table-list.ts';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import page from '../super-admin-page.module.css';
import { orderColumns } from './order-columns.tsx';
import { ORDER_STATUSES, StatusForm } from './status-form.tsx';
import { useAllOrders } from './use-all-orders.ts';
import { formatPrice } from '../../../../../schema/shop.ts';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { useDeliveredTotalsQuery, useUpdateOrderStatusMutation } from '../../../generated/super-admin-orders.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import { showOutcome, useOutcomeOf } from '../outcome.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { superAdminText } from '../messages.ts';

export function OrdersTab({ address }: { address: Address }) {
  const t = useText(superAdminText);
  const names = useText(orderText);
  const changeStatus = useChangeStatus();
  const columns = orderColumns(t, names, (order) => <StatusForm order={order} onChangeStatus={changeStatus} />);
  const status = ORDER_STATUSES.find((known) => known === address.read('status'));
  const list = useAllOrders({
    status,
    page: address.page,
    // The gateway can filter orders by status but not search or sort them.
    needsAll: address.read('q') !== '' || readOrder(address.read('sort'), columns) !== '',
  });
  return (
    <div className={page.tab}>
      <h2>{t.tabs.orders}</h2>
      <DeliveredCards />
      <SuperAdminTable
        caption={t.allOrders}
        noun="order"
        list={list}
        columns={columns}
        address={address}
        clear={() => address.open({ tab: 'orders' })}
        filters={
          <FilterSelect
            label={t.orderColumns.status}
            value={status ?? ''}
            everything={t.all}
            options={ORDER_STATUSES.map((value) => ({ value, label: names.status[value] }))}
            onChoose={(chosen) => address.change({ status: chosen })}
          />
        }
        // An order whose status changed leaves the filtered list without a refetch.
        keep={(order) => !status || order.status === status}
        empty={<EmptyView icon={<IconPackages aria-hidden />} heading={t.noOrders} text={t.noOrdersText} />}
      />
    </div>
  );
}

/** Number and total amount of the delivered orders. */
function DeliveredCards() {
  const t = useText(superAdminText);
  const { data, error, refetch } = useDeliveredTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const totals = data?.deliveredTotals;
  if (error && !totals) return <LoadError error={error} onRetry={refetch} />;
  return (
    <CountCards>
      <CountCard title={t.ordersDelivered} icon={IconPackage} count={totals?.orders} />
      <CountCard
        title={t.amountDelivered}
        icon={IconRupee}
        count={totals ? formatPrice(totals.amount) : undefined}
        tone="marigold"
      />
    </CountCards>
  );
}

/** Changes an order's status with an optimistic update that rolls back on failure. */
function useChangeStatus(): (order: OrderStateFragment, status: OrderStatus) => Promise<void> {
  const outcomeOf = useOutcomeOf();
  const { orderOutcome } = useText(superAdminText);
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return async (order, status) => {
    const sent = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    showOutcome(await outcomeOf(sent, 'updateOrderStatus', orderOutcome), 'UPDATED');
  };
}
