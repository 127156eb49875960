import { useLocation, useNavigate } from 'react-router-dom';
import { asking, type ScreenRequest } from '../../../shell/admin/screen-request.ts';

/**
 * Opens an address, and may ask its screen for something: a screen that is open already keeps its filters then. The screen gets the
 * focus in any case: the shell gives it only for another path, and what had it may be gone with a tab.
 */
export function useGoTo(): (path: string, request?: ScreenRequest) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (path, request) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    if (request === undefined) return void navigate(path);
    const isOpen = path === pathname;
    void navigate(isOpen ? { pathname, search } : path, { replace: isOpen, state: asking(request) });
  };
}
