import { useText } from '../../../lib/language/language.tsx';
import { useState } from 'react';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { superAdminText } from '../messages.ts';
import page from '../super-admin-page.module.css';
import { DeliveredCards } from './delivered-cards.tsx';
import { OrderDrawer } from './drawer/order-drawer.tsx';
import { OrderList } from './order-list.tsx';
import { PrintedOrders, usePrintout } from './printed-orders.tsx';
import { useChangeStatus } from './moves/use-change-status.ts';
import { useOpenedOrder } from './drawer/use-opened-order.ts';

/** What is filtered, and which order is opened, stand in the address. */
export function OrdersTab({ address }: { address: Address }) {
  const t = useText(superAdminText);
  const changeStatus = useChangeStatus();
  const [printout, print] = usePrintout();
  const [listed, setListed] = useState<readonly StaffOrderFragment[]>([]);
  const opened = useOpenedOrder(address.read('order'), listed);
  const open = (order: string, from: readonly StaffOrderFragment[] = []) => {
    setListed(from);
    address.change({ order }, { keepPage: true });
  };
  return (
    <div className={page.tab}>
      <header className={page.header}>
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
    </div>
  );
}
