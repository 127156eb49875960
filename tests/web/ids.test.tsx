import { VisuallyHidden } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../gateway/mocks/seed.ts';
import { mockProduct, mockProducts, productId, reviewId } from '../support/graphql/mock-schema.ts';
import { mockOrder, ORDER_1 } from './orders/order-screen.ts';
import { renderScreen } from './render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../web/src/features/admin/admin-page.tsx';
import '../../web/src/features/super-admin/super-admin-page.tsx';

const reviews = [{ id: reviewId(1), name: 'Asha', rating: 5, comment: 'Bright.' }];
const products = [mockProduct({ id: productId(1), title: 'Desk lamp', reviews }), ...mockProducts(45).slice(1)];
const orders = mockOrders(products);
const FIRST = orders[0]?.id ?? '';

const ID = /[0-9a-f]{24}/;

/** The class of what Mantine hides from the eye. */
const HIDDEN = (VisuallyHidden.classes as { root: string }).root;

/** The text that is seen: neither hidden from the eye nor cut away. */
function seenText(part: Element): string {
  const seen = part.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll(`.${HIDDEN}`)) hidden.remove();
  return seen.textContent;
}

test.each([
  ["a shopper's orders", 'shopper@haat.com', '/orders', { orders: [mockOrder()] }, ORDER_1],
  ["admin's products", 'admin@haat.com', '/admin', {}, productId(1)],
  ["staff's catalogue", 'admin@haat.com', '/admin/catalogue', {}, productId(1)],
  ["the super admin's orders", 'super@haat.com', `/superAdmin?q=${FIRST}`, { orders }, FIRST],
])('in %s an id is short to the eye, and whole by its title, for screen readers and by copy', async (...row) => {
  const [, signedInAs, path, options, id] = row;
  const shop = renderScreen(path, { signedInAs, products, ...options });
  shop.start();
  if (path === '/admin') await shop.user.click(await screen.findByRole('tab', { name: 'Product' }));
  const [titled] = await screen.findAllByTitle(id);
  const cell = titled?.closest('td, [role="cell"], [role="gridcell"]') as HTMLElement;
  expect(seenText(cell)).toContain(id.slice(-8));
  expect(seenText(cell)).not.toMatch(ID);
  const spoken = within(cell).getByText(id);
  expect(spoken).toHaveClass(HIDDEN);
  expect(spoken.closest('[aria-hidden]')).toBeNull();
  expect(within(cell).getByText(new RegExp(`${id.slice(-8)}$`), { selector: '[aria-hidden]' })).toBeVisible();
  await shop.user.click(within(cell).getByRole('button', { name: /^Copy / }));
  expect(await navigator.clipboard.readText()).toBe(id);
});

test.each([
  ['users', 'shopper@haat.com'],
  ['products', 'Desk lamp'],
  ['reviews', 'Desk lamp'],
  [`reviews&product=${productId(1)}`, 'Bright.'],
])("the super admin's %s have no ids to read", async (tab, shown) => {
  const shop = renderScreen(`/superAdmin?tab=${tab}`, { signedInAs: 'super@haat.com', products, orders });
  shop.start();
  const table = await screen.findByRole('table');
  await within(table).findAllByText(shown);
  expect(table.textContent).not.toMatch(ID);
});
