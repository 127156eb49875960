import { screen, within } from '@testing-library/react';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockOrders } from '../../../gateway/mocks/seed.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

export const products = mockProducts();
export const orders = mockOrders(products);

/** Opens the area with a query string as the super admin, in a shop with orders. */
export function openSuperAdmin(search = '', options: MockOptions = {}) {
  const shop = renderScreen(`/superAdmin${search}`, { signedInAs: 'super@haat.com', products, orders, ...options });
  shop.start();
  return shop;
}

type Shop = ReturnType<typeof renderScreen>;

export const dialog = () => within(screen.getByRole('dialog'));

/** Clicks a button once it is there. */
export const press = async (shop: Pick<Shop, 'user'>, name: string) =>
  shop.user.click(await screen.findByRole('button', { name }));

/** The variables of all requests of an operation. */
export const sent = (shop: Pick<Shop, 'operations'>, name: string) =>
  shop.operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
