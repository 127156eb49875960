import row from './orders-row.module.css';
import card from './orders-card.module.css';

/** The classes of an order in the list: a row of a table, on a phone a card. */
export const ordersClasses: Partial<Record<string, string>> = Object.fromEntries(
  [...new Set([...Object.keys(row), ...Object.keys(card)])].map((name) => [
    name,
    [row[name], card[name]].filter(Boolean).join(' '),
  ]),
);
