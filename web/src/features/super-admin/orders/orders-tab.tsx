import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/use-address.ts';
import { orderText } from '../../../shared/order/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { readOrder } from '../../../ui/table/table-list.ts';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { superAdminText } from '../messages.ts';
import page from '../super-admin-page.module.css';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import { DeliveredCards } from './delivered-cards.tsx';
import { MovesReport } from './moves-report.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { PrintedOrders, usePrintout } from './printed-orders.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StatusForm } from './status-form.tsx';
import { ORDER_STATUSES } from './status-moves.ts';
import { useAllOrders } from './use-all-orders.ts';
import { useChangeStatus } from './use-change-status.ts';
import { movesOf, useMoves } from './use-moves.ts';
import { useSelection } from './use-selection.ts';

/** What waits for the shop, the oldest first. */
const WAITING = { status: 'PENDING', sort: 'date' };

export function OrdersTab({ address }: { address: Address }) {
  const t = useText(superAdminText);
  const names = useText(orderText);
  const changeStatus = useChangeStatus();
  const moves = useMoves();
  const [printout, print] = usePrintout();
  const [openedId, setOpenedId] = useState<string>();
  const selection = useSelection();
  const columns = orderColumns(t, names, {
    selection,
    onOpen: ({ id }) => setOpenedId(id),
    statusCell: (order) => <StatusForm order={order} onChangeStatus={changeStatus} />,
  });
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
          <>
            <FilterSelect
              label={t.orderColumns.status}
              value={status ?? ''}
              everything={t.all}
              options={ORDER_STATUSES.map((value) => ({ value, label: names.status[value] }))}
              onChoose={(chosen) => address.change({ status: chosen })}
            />
            <button type="button" className={buttons.secondary} onClick={() => address.change(WAITING)}>
              {t.waiting}
            </button>
          </>
        }
        // An order whose status changed leaves the filtered list without a refetch.
        keep={(order) => !status || order.status === status}
        actions={(found) => (
          <>
            <SelectionBar
              selection={selection}
              orders={selection.among(list.rows ?? [])}
              found={found}
              busy={moves.run?.isRunning ?? false}
              onMove={(orders, to) => {
                selection.set([]);
                moves.start(movesOf(orders, to));
              }}
              onPrint={print}
            />
            <MovesReport moves={moves} />
          </>
        )}
        empty={<EmptyView icon={<IconPackages aria-hidden />} heading={t.noOrders} text={t.noOrdersText} />}
      />
      <OrderDrawer
        order={list.rows?.find(({ id }) => id === openedId)}
        onClose={() => setOpenedId(undefined)}
        onChangeStatus={changeStatus}
        onPrint={print}
      />
      {printout && <PrintedOrders {...printout} />}
    </div>
  );
}
