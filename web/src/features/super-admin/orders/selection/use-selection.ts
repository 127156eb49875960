import { useState } from 'react';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';

export interface Selection {
  /** The chosen orders, as they stand in `rows` or, if they are not there, as they were when they were chosen. */
  among: (rows: readonly StaffOrderFragment[]) => readonly StaffOrderFragment[];
  has: (order: StaffOrderFragment) => boolean;
  toggle: (order: StaffOrderFragment) => void;
  add: (orders: readonly StaffOrderFragment[]) => void;
  remove: (orders: readonly { id: string }[]) => void;
  set: (orders: readonly StaffOrderFragment[]) => void;
}

/** The chosen orders. They stay chosen on other pages and under other filters. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffOrderFragment>>(new Map());
  return {
    among: (rows) => {
      const newest = new Map(rows.map((order) => [order.id, order]));
      return [...chosen.values()].map((order) => newest.get(order.id) ?? order);
    },
    has: ({ id }) => chosen.has(id),
    toggle: (order) =>
      setChosen((known) => {
        const next = new Map(known);
        if (!next.delete(order.id)) next.set(order.id, order);
        return next;
      }),
    add: (orders) => setChosen((known) => new Map([...known, ...orders.map((order) => [order.id, order] as const)])),
    remove: (orders) =>
      setChosen((known) => new Map([...known].filter(([id]) => !orders.some((order) => order.id === id)))),
    set: (orders) => setChosen(new Map(orders.map((order) => [order.id, order]))),
  };
}
