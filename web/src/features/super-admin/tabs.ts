import { paths } from '../../lib/paths.ts';

/** The search's name in the address. */
export const SEARCH = 'q';

/** The tabs at the super admin's address, as it names them. */
const TABS = ['orders', 'users', 'reviews', 'products'] as const;

/** Anybody can write an address: what is no tab is the first one. */
export const tabOf = (name: string | null): (typeof TABS)[number] => TABS.find((tab) => tab === name) ?? TABS[0];

/** The list with all orders of the account that has this e-mail. */
export const customerOrdersPath = (email: string): string =>
  `${paths.superAdmin}?${new URLSearchParams({ tab: 'orders', [SEARCH]: email }).toString()}`;
