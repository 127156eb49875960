import { paths } from '../../lib/paths.ts';
import { SEARCH } from './table/use-list.ts';

/** The list with all orders of the account that has this e-mail. */
export const customerOrdersPath = (email: string): string =>
  `${paths.superAdmin}?${new URLSearchParams({ tab: 'orders', [SEARCH]: email }).toString()}`;
