import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** What a link from the product list carries: it stands one step back in the history. */
export const FROM_LIST = { fromList: true };

/** Back to the admin's home: to the very place in the list, for those who came from there. */
export function useBackToList(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  return async () => {
    if (state?.fromList) await navigate(-1);
    else await navigate(paths.admin);
  };
}
