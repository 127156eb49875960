import { screen, within } from '@testing-library/react';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';

const ACCOUNTS = { admin: 'admin@haat.com', superAdmin: 'super@haat.com' } as const;

/** Opens the first screen of a role and waits for its button of the palette. */
export async function openStaff(role: keyof typeof ACCOUNTS, options: MockOptions = {}) {
  const shop = renderScreen(role === 'admin' ? '/admin' : '/superAdmin', { signedInAs: ACCOUNTS[role], ...options });
  shop.start();
  await screen.findByRole('button', { name: 'Find or go to…' });
  return shop;
}

/** As `openStaff`, and opens the palette with the keyboard. */
export async function openPalette(role: keyof typeof ACCOUNTS, options: MockOptions = {}) {
  const shop = await openStaff(role, options);
  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  return shop;
}

/** The palette's text box. */
export const box = () => screen.findByRole('combobox', { name: 'Find or go to' });

const results = () => within(screen.getByRole('listbox', { name: 'Results' }));

/** What a group offers; undefined: there is no such group. */
export const offered = (group: string): (string | null)[] | undefined => {
  const found = results().queryByRole('group', { name: group });
  return found ? within(found).getAllByRole('option').map(nameOf) : undefined;
};

/** An option's words without its keys. */
const nameOf = (option: HTMLElement): string | null => option.querySelector('span')?.textContent.trim() ?? null;

/** The option that Enter opens. */
export const active = (): string | null => nameOf(results().getByRole('option', { selected: true }));
