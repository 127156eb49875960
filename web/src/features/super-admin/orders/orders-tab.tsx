import IconRupee from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatPrice } from '../../../../../schema/shop.ts';
import { errorText } from '../../../apollo/messages.ts';
import {
  useAllOrdersQuery,
  useDeliveredTotalsQuery,
  type StaffOrderFragment,
} from '../../../generated/super-admin-orders.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { superAdminText as t } from '../messages.ts';
import staff from '../../../shell/admin/staff.module.css';
import { useChangeStatus } from './moves.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderList } from './order-list.tsx';
import { PrintedOrders, usePrintout } from './printed-orders.tsx';

/** What is filtered, and which order is opened, stand in the address. */
export function OrdersTab({ address }: { address: Address }) {
  const changeStatus = useChangeStatus();
  const [printout, print] = usePrintout();
  const [listed, setListed] = useState<readonly StaffOrderFragment[]>([]);
  const opened = useOpenedOrder(address.read('order'), listed);
  const open = (order: string, from: readonly StaffOrderFragment[] = []) => {
    setListed(from);
    address.change({ order }, { keepPage: true });
  };
  return (
    <>
      <header className={staff.header}>
        <h2>{t.tabs.orders}</h2>
        <DeliveredCards />
      </header>
      <OrderList address={address} onOpen={open} onChangeStatus={changeStatus} onPrint={print} />
      <OrderDrawer
        order={opened}
        onClose={() => address.change({ order: '' }, { replace: true, keepPage: true })}
        onChangeStatus={changeStatus}
        onPrint={print}
      />
      {printout && <PrintedOrders {...printout} />}
    </>
  );
}

/**
 * The order whose id is in the address; undefined while it is not known. The gateway has read it for the list, a moment before.
 * `listed`: the list that it was opened from, which shows it until then.
 */
function useOpenedOrder(id: string, listed: readonly StaffOrderFragment[]): StaffOrderFragment | undefined {
  const isId = /^[0-9a-f]{24}$/.test(id);
  const { data } = useAllOrdersQuery({
    variables: { filter: { search: id }, sort: 'PLACED', descending: true, page: 1, pageSize: 1 },
    skip: !isId,
    errorPolicy: 'all',
  });
  if (!isId) return undefined;
  const isOpened = (order: StaffOrderFragment) => order.id === id;
  return data?.allOrders ? data.allOrders.items.find(isOpened) : listed.find(isOpened);
}

/**
 * Number and total amount of the delivered orders. The API's amount has neither shipping nor tax. Without an answer it stays as
 * low: the list below says why, and a press tries again.
 */
function DeliveredCards() {
  const { tryAgain } = useText(errorText);
  const { data, error, refetch } = useDeliveredTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const totals = data?.deliveredTotals;
  const failed = error !== undefined && !totals;
  const retry = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!failed) return undefined;
    const online = () => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [failed]);
  const missing = failed ? '–' : undefined;
  const asked = failed ? { leadsTo: () => void refetch() } : {};
  const title = (name: string) => (failed ? `${name}: ${tryAgain}` : name);
  return (
    <CountCards>
      <CountCard title={title(t.ordersDelivered)} icon={IconPackage} count={totals?.orders ?? missing} {...asked} />
      <CountCard
        title={title(t.amountDelivered)}
        icon={IconRupee}
        count={totals ? formatPrice(totals.amount) : missing}
        tone="marigold"
        {...asked}
      />
    </CountCards>
  );
}
