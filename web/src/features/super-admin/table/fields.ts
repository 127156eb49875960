import type { ReactNode } from 'react';

/** One thing that a table says of each row. Search, order and CSV read its plain value; `cell` is how people see it. */
export interface Field<Row> {
  /** How the address calls it. */
  key: string;
  label: string;
  value: (row: Row) => string | number;
  /** Absent: the value itself. */
  cell?: (row: Row) => ReactNode;
  narrow?: boolean;
  /** On a phone the cell takes the card's whole width, without its label. */
  lead?: boolean;
}

/** A table's order: by which field, and which way. */
export interface Order {
  key: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** The rows that contain the text in any field, in that order; without one, in their own. */
export function arrange<Row>(
  rows: readonly Row[],
  fields: readonly Field<Row>[],
  { search, order }: { search: string; order: Order | null },
): Row[] {
  const wanted = search.toLowerCase();
  const found = rows.filter((row) => fields.some(({ value }) => String(value(row)).toLowerCase().includes(wanted)));
  const field = fields.find(({ key }) => key === order?.key);
  if (!field || !order) return found;
  const way = order.direction === 'ascending' ? 1 : -1;
  return found.sort((a, b) => way * compare(field.value(a), field.value(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** How an order stands in the address: 'total' upwards, '-total' downwards; null for a field that is not there. */
export function readOrder<Row>(slug: string, fields: readonly Field<Row>[]): Order | null {
  const [, minus, name] = /^(-?)(.+)$/.exec(slug) ?? [];
  const field = fields.find(({ key }) => key === name);
  return field ? { key: field.key, direction: minus ? 'descending' : 'ascending' } : null;
}

/** What a press on a column's header leads to: upwards, downwards, and back to the list's own order. */
export function nextOrder(key: string, order: Order | null): string {
  if (order?.key !== key) return key;
  return order.direction === 'ascending' ? `-${key}` : '';
}
