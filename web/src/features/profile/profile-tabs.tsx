import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLayout } from '../../lib/use-layout.ts';
import { useTabs } from '../../lib/use-tabs.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import classes from './profile-tabs.module.css';

/** The tabs of the profile: values and labels, 'Whishlist' included, are the specification's (sections 2 and 4). */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'order', label: 'Order' },
  { value: 'Whishlist', label: 'Whishlist' },
  { value: 'Password', label: 'Change Password' },
] as const;

/** A tab, as the address names it. The specification's fifth value, 'Log', is an action: it has nothing to show. */
export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

/** What the ids of the tabs and of their panel start with. */
export const TABS_ID = 'profile';

const ICONS = { profile: IconProfile, order: IconOrder, Whishlist: IconWishlist, Password: IconPassword };

const VALUES = PROFILE_TABS.map(({ value }) => value);

/** The tabs after the ARIA pattern (one stop for Tab, arrow keys inside), and the way out. */
export function ProfileTabs(props: {
  chosen: ProfileTab;
  /** `passing`: chosen by a key, perhaps on the way to another; 'back' should not return to it. */
  onChoose: (tab: ProfileTab, how: { passing: boolean }) => void;
}) {
  const { chosen, onChoose } = props;
  const wide = useLayout() === 'wide';
  const logOut = useLogOut();

  const { list, tabProps } = useTabs({
    id: TABS_ID,
    values: VALUES,
    active: chosen,
    // Chosen once more, a tab is no new place to come back to.
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
