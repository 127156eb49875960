import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { MockOptions } from '../../../../gateway/mocks/options.ts';
import { renderScreen } from '../../render-screen.tsx';

/** jsdom lays nothing out: without a height, the table would have no row in sight. */
export function withLayout(height = 640): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
    HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
      this.dispatchEvent(new Event('scroll'));
    };
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Opens the catalogue and waits for its first rows. */
export async function openCatalogue(options: MockOptions = {}, search = '') {
  const shop = renderScreen('/about', { signedInAs: 'admin@haat.com', ...options });
  shop.start();
  await shop.navigate(`/admin/catalogue${search}`);
  await screen.findAllByRole('rowheader');
  return shop;
}

export const table = () => screen.getByRole('table', { name: 'Products' });

/** The row of a product. */
export const row = (title: string) => screen.getByRole('row', { name: new RegExp(` ${title} `) });

export const titles = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const price = (title: string) => screen.getByRole('button', { name: new RegExp(`^Price of ${title}:`) });

export const stock = (title: string) => screen.getByRole('button', { name: new RegExp(`^Stock of ${title}:`) });

/** What was sent of changes to fields. */
export const changesMade = (shop: { operations: { name: string; variables: Record<string, unknown> }[] }) =>
  shop.operations.filter(({ name }) => name === 'SetProductFields').map(({ variables }) => variables['changes']);
