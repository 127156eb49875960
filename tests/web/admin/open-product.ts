import { screen } from '@testing-library/react';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';

/** Opens the form of a product as an admin, and waits for its fields. */
export async function openProduct(path: string, options: MockOptions = {}) {
  const shop = renderScreen(path, { signedInAs: 'admin@haat.com', ...options });
  shop.start();
  await screen.findByRole('textbox', { name: 'Title' });
  const box = (name: string) =>
    screen.getByRole(['Brand', 'Category'].includes(name) ? 'combobox' : 'textbox', { name });
  return {
    ...shop,
    box,
    fill: async (name: string, text: string) => {
      await shop.user.clear(box(name));
      if (text) await shop.user.type(box(name), text);
    },
    press: (name: string) => shop.user.click(screen.getByRole('button', { name })),
    sent: (operation: string) =>
      shop.operations.filter(({ name }) => name === operation).map(({ variables }) => variables),
  };
}
