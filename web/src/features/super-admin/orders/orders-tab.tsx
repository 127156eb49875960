import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { useState } from 'react';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { ViewsMenu } from '../../../shared/saved-views/views-menu.tsx';
import { superAdminText } from '../messages.ts';
import page from '../super-admin-page.module.css';
import { OrderBoard } from './board/order-board.tsx';
import { DeliveredCards } from './delivered-cards.tsx';
import { OrderDrawer } from './drawer/order-drawer.tsx';
import { OrderList } from './order-list.tsx';
import segments from '../../../ui/table/segments.module.css';
import classes from './orders.module.css';
import { PrintedOrders, usePrintout } from './printed-orders.tsx';
import { FailedMovesProvider } from './moves/failed-moves.tsx';
import { useChangeStatus } from './moves/use-change-status.ts';
import { useOpenedOrder } from './drawer/use-opened-order.ts';

const VIEWS = [
  { value: 'list', icon: IconList },
  { value: 'board', icon: IconBoard },
] as const;

/** The orders as a list or as a board. Which, what is filtered, and which order is opened stand in the address. */
export function OrdersTab({ address }: { address: Address }) {
  return (
    <FailedMovesProvider>
      <Orders address={address} />
    </FailedMovesProvider>
  );
}

function Orders({ address }: { address: Address }) {
  const t = useText(superAdminText);
  const changeStatus = useChangeStatus();
  const [printout, print] = usePrintout();
  const [listed, setListed] = useState<readonly StaffOrderFragment[]>([]);
  const opened = useOpenedOrder(address.read('order'), listed);
  const open = (order: string, from: readonly StaffOrderFragment[] = []) => {
    setListed(from);
    address.change({ order }, { keepPage: true });
  };
  const turnTo = (order: string) => address.change({ order }, { replace: true, keepPage: true });
  const view = address.read('view') === 'board' ? 'board' : 'list';
  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2>{t.tabs.orders}</h2>
        <DeliveredCards />
        <ViewsMenu screen="ORDERS" />
        <div role="group" aria-label={t.shownAs} className={`${segments.segments} ${classes.views}`}>
          {VIEWS.map(({ value, icon: ViewIcon }) => (
            <button
              key={value}
              type="button"
              aria-pressed={view === value}
              onClick={() => address.change({ view: value === 'list' ? '' : value })}
            >
              <ViewIcon size={20} aria-hidden />
              <span>{t.views[value]}</span>
            </button>
          ))}
        </div>
      </header>
      {view === 'board' ? (
        <OrderBoard address={address} onOpen={open} />
      ) : (
        <OrderList address={address} onOpen={open} onChangeStatus={changeStatus} onPrint={print} />
      )}
      <OrderDrawer
        order={opened}
        ids={listed.map(({ id }) => id)}
        onTurn={turnTo}
        onClose={() => turnTo('')}
        onChangeStatus={changeStatus}
        onPrint={print}
      />
      {printout && <PrintedOrders {...printout} />}
    </div>
  );
}
