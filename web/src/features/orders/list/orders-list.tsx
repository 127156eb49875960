import IconNone from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { useRef } from 'react';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { orderText } from '../../../shared/order/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { FilterSelect, SearchField } from '../../../ui/table/toolbar.tsx';
import toolbar from '../../../ui/table/toolbar.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { ordersText } from '../messages.ts';
import { FILTER_FROM, filterOrders, statusesOf } from './orders-filter.ts';
import classes from './orders-list.module.css';
import { OrdersTable } from './orders-table.tsx';

/** The orders, with a search and a filter where there are some. Both are kept in the address. */
export function OrdersList({ orders }: { orders: readonly OrderStateFragment[] }) {
  return orders.length < FILTER_FROM ? <OrdersTable orders={orders} /> : <FilteredOrders orders={orders} />;
}

function FilteredOrders({ orders }: { orders: readonly OrderStateFragment[] }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { read, change } = useAddress();
  const wanted = { status: read('status'), search: read('find') };
  const shown = filterOrders(orders, wanted);
  const filters = useRef<HTMLDivElement>(null);
  const showAll = () => {
    // The button goes away with the message.
    filters.current?.querySelector('input')?.focus();
    change({ find: '', status: '' });
  };
  return (
    <>
      <div ref={filters} role="search" aria-label={t.filters} className={toolbar.toolbar}>
        <SearchField
          label={t.find}
          placeholder={t.findExample}
          search={wanted.search}
          debounce={false}
          onSearch={(find) => change({ find }, { replace: true })}
        />
        <FilterSelect
          label={terms.columns.status}
          value={wanted.status}
          everything={t.anyStatus}
          options={statusesOf(orders).map((value) => ({ value, label: terms.status[value] }))}
          onChoose={(value) => change({ status: value })}
        />
      </div>
      <p role="status" className={classes.count}>
        {t.shownOrders(shown.length, orders.length)}
      </p>
      {shown.length > 0 ? (
        <OrdersTable orders={shown} />
      ) : (
        <EmptyView
          icon={<IconNone aria-hidden />}
          heading={t.noMatch}
          text={t.noMatchText}
          action={
            <button type="button" className={buttons.secondary} onClick={showAll}>
              {t.showAll}
            </button>
          }
        />
      )}
    </>
  );
}
