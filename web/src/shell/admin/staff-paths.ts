import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { currentUser } from '../../session/session-user.ts';

export const adminProductPath = (id: string): string => generatePath(paths.adminProduct, { id });

/** The form of a product, in the area of admins or super admins. */
export const productFormPath = (id: string, isAdmin: boolean): string =>
  isAdmin ? adminProductPath(id) : generatePath(paths.superAdminProduct, { id });

export const newProductPath = (isAdmin: boolean): string =>
  isAdmin ? paths.adminNewProduct : paths.superAdminNewProduct;

const catalogue = (filter: Record<string, string>): string =>
  `${paths.adminCatalogue}?${new URLSearchParams(filter).toString()}`;

/** Products by their stock, as the catalogue's address filters them: figures count them. */
export const LISTS = {
  all: paths.adminCatalogue,
  out: catalogue({ maxStock: '0' }),
  in: catalogue({ minStock: '1' }),
};

/** Router state of links in the product list: the list is the previous history entry. */
export const FROM_LIST = { fromList: true };

/** The same of the whole catalogue, which the way back names. */
export const FROM_CATALOGUE = { ...FROM_LIST, fromCatalogue: true };

/** Whether the way back leads to the catalogue. */
export const useIsFromCatalogue = (): boolean =>
  (useLocation().state as Partial<typeof FROM_CATALOGUE> | null)?.fromCatalogue === true;

/**
 * Returns to the list with its page and scroll position. Where no list was visited it opens the own area, or `onward`, which
 * the catalogue is left for, too.
 */
export function useBackToList(): (onward?: string) => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_CATALOGUE> | null };
  return async (onward) => {
    if (state?.fromList && !(onward && state.fromCatalogue)) await navigate(-1);
    // 'Back' does not lead to a form that is done.
    else
      await navigate(onward ?? (currentUser()?.role === 'ADMIN' ? paths.admin : paths.superAdmin), { replace: true });
  };
}
