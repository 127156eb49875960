import { useLocation, useNavigate } from 'react-router-dom';
import { currentUser } from '../../session/session-user.ts';
import { paths } from '../../lib/paths.ts';

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
