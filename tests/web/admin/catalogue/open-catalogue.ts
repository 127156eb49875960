import { screen, within } from '@testing-library/react';
import type { MockOptions } from '../../../../gateway/mocks/options.ts';
import { mockProducts } from '../../../support/graphql/mock-schema.ts';
import { renderScreen } from '../../render-screen.tsx';

/** Fewer than a page shows: each change of the screen draws all rows. */
export const PRODUCTS = mockProducts(12);

/** Opens the catalogue and waits for its first rows. */
export async function openCatalogue(options: MockOptions = {}, search = '') {
  const shop = renderScreen('/about', { signedInAs: 'admin@haat.com', products: PRODUCTS, ...options });
  shop.start();
  await shop.navigate(`/admin/catalogue${search}`);
  await findRows();
  return shop;
}

/** The rows that are shown, once there are any. */
export const findRows = async () =>
  (await screen.findAllByRole('button', { name: /^Actions for / })).map(
    (button) => button.closest('tr') as HTMLElement,
  );

export const table = () => screen.getByRole('table', { name: 'Products' });

export const titles = () =>
  within(table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const price = (title: string) => screen.getByRole('textbox', { name: `Price of ${title}` });

export const stock = (title: string) => screen.getByRole('textbox', { name: `Stock of ${title}` });

/** What was sent of changes to fields. */
export const changesMade = (shop: { operations: { name: string; variables: Record<string, unknown> }[] }) =>
  shop.operations.filter(({ name }) => name === 'SetProductFields').map(({ variables }) => variables['changes']);
