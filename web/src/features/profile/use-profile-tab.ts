import { useSearchParams } from 'react-router-dom';
import { PROFILE_TABS, type ProfileTab } from './tab-list.ts';

/** How a tab is chosen; `passing` for one on the way to another, which 'back' should not return to. */
export type ChooseTab = (tab: ProfileTab, options?: { passing: boolean }) => void;

/** The chosen tab, kept in the address, so that a reload stays there and 'back' returns. */
export function useProfileTab(): [ProfileTab, ChooseTab] {
  const [params, setParams] = useSearchParams();
  const known = PROFILE_TABS.find(({ value }) => value === params.get('tab'));
  const choose: ChooseTab = (tab, { passing } = { passing: false }) =>
    setParams({ tab }, { replace: passing, preventScrollReset: true });
  return [known?.value ?? 'profile', choose];
}
