import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLayout } from '../../lib/use-layout.ts';
import { useTabs } from '../../lib/use-tabs.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import classes from './profile-tabs.module.css';

/** Values and labels come from the specification (sections 2 and 4), including the spelling 'Whishlist'. */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'order', label: 'Order' },
  { value: 'Whishlist', label: 'Whishlist' },
  { value: 'Password', label: 'Change Password' },
] as const;

/** A tab's value in the URL. The specification's fifth value, 'Log', is left out: it is an action without a panel. */
export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

/** Prefix of the element ids of the tabs and the panel. */
export const TABS_ID = 'profile';

const ICONS = { profile: IconProfile, order: IconOrder, Whishlist: IconWishlist, Password: IconPassword };

const VALUES = PROFILE_TABS.map(({ value }) => value);

/** Tabs by the ARIA pattern (one tab stop, arrow keys to move), and a logout button. */
export function ProfileTabs(props: {
  chosen: ProfileTab;
  /** `passing`: chosen with an arrow key. It replaces the history entry, so that 'back' skips it. */
  onChoose: (tab: ProfileTab, how: { passing: boolean }) => void;
}) {
  const { chosen, onChoose } = props;
  const wide = useLayout() === 'wide';
  const logOut = useLogOut();

  const { list, tabProps } = useTabs({
    id: TABS_ID,
    values: VALUES,
    active: chosen,
    // A click on the active tab adds no history entry.
    onTab: (value, how) => value !== chosen && onChoose(value, how),
  });

  return (
    <div className={classes.menu}>
      <div
        ref={list}
        role="tablist"
        aria-label="Profile"
        aria-orientation={wide ? 'vertical' : 'horizontal'}
        className={classes.tabs}
      >
        {PROFILE_TABS.map(({ value, label }) => {
          const Icon = ICONS[value];
          return (
            <button key={value} className={classes.tab} {...tabProps(value)}>
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
