import { paths } from '../../lib/paths.ts';

/** The search's name in the address. */
export const SEARCH = 'q';

/** The list with all orders of the account that has this e-mail. */
export const customerOrdersPath = (email: string): string =>
  `${paths.superAdmin}?${new URLSearchParams({ tab: 'orders', [SEARCH]: email }).toString()}`;
