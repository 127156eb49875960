import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useRef, type KeyboardEvent } from 'react';
import { useLayout } from '../../components/use-layout.ts';
import { useLogOut } from '../../session/use-log-out.ts';
import classes from './profile-tabs.module.css';
import { panelId, PROFILE_TABS, tabId, type ProfileTab } from './tab-list.ts';
import type { ChooseTab } from './use-profile-tab.ts';

const ICONS = { profile: IconProfile, order: IconOrder, Whishlist: IconWishlist, Password: IconPassword };

/** Where each key leads from the tab at `at`; the ends meet. */
const STEPS: Partial<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** The tabs after the ARIA pattern (one stop for Tab, arrow keys inside), and the way out. */
export function ProfileTabs({ chosen, onChoose }: { chosen: ProfileTab; onChoose: ChooseTab }) {
  const list = useRef<HTMLDivElement>(null);
  const wide = useLayout() === 'wide';
  const logOut = useLogOut();

  const leaf = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(PROFILE_TABS.findIndex(({ value }) => value === chosen));
    const next = PROFILE_TABS.at(at % PROFILE_TABS.length);
    if (!next) return;
    onChoose(next.value, { passing: true });
    list.current?.querySelector<HTMLElement>(`#${tabId(next.value)}`)?.focus();
  };

  return (
    <div className={classes.menu}>
      <div
        ref={list}
        role="tablist"
        aria-label="Profile"
        aria-orientation={wide ? 'vertical' : 'horizontal'}
        className={classes.tabs}
        onKeyDown={leaf}
      >
        {PROFILE_TABS.map(({ value, label }) => {
          const Icon = ICONS[value];
          const selected = value === chosen;
          return (
            <button
              key={value}
              type="button"
              role="tab"
              id={tabId(value)}
              aria-selected={selected}
              aria-controls={selected ? panelId(value) : undefined}
              tabIndex={selected ? 0 : -1}
              className={classes.tab}
              onClick={() => {
                if (!selected) onChoose(value);
              }}
            >
              <Icon size={20} aria-hidden />
              {label}
            </button>
          );
        })}
      </div>
      <button type="button" className={`${classes.tab} ${classes.logOut}`} onClick={() => void logOut()}>
        <IconLogOut size={20} aria-hidden />
        Log Out
      </button>
    </div>
  );
}
