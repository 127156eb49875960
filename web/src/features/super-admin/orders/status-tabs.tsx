import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import colours from '../../../shared/order/order-status.module.css';
import { superAdminText as t } from '../messages.ts';
import classes from './orders.module.css';
import { ORDER_STATUSES } from './status-moves.ts';

/** Which orders are listed, by their status, and how many there are of each. */
export function StatusTabs(props: {
  status: OrderStatus | undefined;
  /** Undefined: not known yet. */
  countOf: ((status: OrderStatus) => number) | undefined;
  /** '': all. */
  onChoose: (status: OrderStatus | '') => void;
}) {
  const { status: names } = useText(orderText);
  const { status: chosen, countOf, onChoose } = props;
  const all = countOf && ORDER_STATUSES.reduce((sum, status) => sum + countOf(status), 0);
  const place = useRef<HTMLDivElement>(null);
  // The chosen one is in sight where the row scrolls, also once the counts have made the row wider.
  const isCounted = countOf !== undefined;
  useEffect(() => {
    const row = place.current;
    const tab = row?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen, isCounted]);
  const tab = (status: OrderStatus | '', name: string, count: number | undefined) => (
    <Button
      key={status}
      variant="subtle"
      color="gray"
      px="sm"
      className={colours.status}
      data-status={status || undefined}
      aria-pressed={status === (chosen ?? '')}
      onClick={() => onChoose(status)}
    >
      {name} <b>{count?.toLocaleString('en-IN')}</b>
    </Button>
  );
  return (
    <div ref={place} role="group" aria-label={t.orderColumns.status} className={classes.tabs}>
      {tab('', t.all, all)}
      {ORDER_STATUSES.map((status) => tab(status, names[status], countOf?.(status)))}
    </div>
  );
}
