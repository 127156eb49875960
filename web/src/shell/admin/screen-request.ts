import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the command palette can ask of a screen that it opens: a tab that has no address, too. */
export type ScreenRequest =
  'import' | 'download' | 'createUser' | 'dashboardTab' | 'productTab' | 'stockTab' | 'messagesTab' | 'settingTab';

/** Router state of a navigation that asks for something. */
export const asking = (request: ScreenRequest) => ({ request });

/** Does what the navigation to this screen asks for, once: a reload and 'back' do not ask again. */
export function useScreenRequest(name: ScreenRequest, act: () => void): void {
  const { state, search } = useLocation() as { state: { request?: ScreenRequest } | null; search: string };
  const navigate = useNavigate();
  const isAsked = state?.request === name;
  const take = useEffectEvent(() => {
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    act();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
