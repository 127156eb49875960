import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useTabs } from '../../lib/hooks/use-tabs.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import classes from './profile-tabs.module.css';
import { useText } from '../../lib/language/language.tsx';
import { profileText } from './messages.ts';

/** The values come from the specification (sections 2 and 4), including the spelling 'Whishlist'. */
export const PROFILE_TABS = ['profile', 'order', 'Whishlist', 'Password'] as const;

/** A tab's value in the URL. The specification's fifth value, 'Log', is left out: it is an action without a panel. */
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Prefix of the element ids of the tabs and the panel. */
export const TABS_ID = 'profile';

const ICONS = { profile: IconProfile, order: IconOrder, Whishlist: IconWishlist, Password: IconPassword };

/** Tabs by the ARIA pattern (one tab stop, arrow keys to move), and a logout button. */
export function ProfileTabs(props: {
  chosen: ProfileTab;
  /** `passing`: chosen with an arrow key. It replaces the history entry, so that 'back' skips it. */
  onChoose: (tab: ProfileTab, how: { passing: boolean }) => void;
}) {
  const t = useText(profileText);
  const { chosen, onChoose } = props;
  const wide = useLayout() === 'wide';
  const logOut = useLogOut();
  const { list, tabProps } = useTabs({
    id: TABS_ID,
    values: PROFILE_TABS,
    active: chosen,
    // A click on the active tab adds no history entry.
    onTab: (value, how) => value !== chosen && onChoose(value, how),
  });

  return (
    <div ref={list} className={classes.menu}>
      <div
        role="tablist"
        aria-label={t.title}
        aria-orientation={wide ? 'vertical' : 'horizontal'}
        className={classes.tabs}
      >
        {PROFILE_TABS.map((value) => {
          const Icon = ICONS[value];
          return (
            <button key={value} className={classes.tab} {...tabProps(value)}>
              <Icon size={20} aria-hidden />
              {t.tabs[value]}
            </button>
          );
        })}
      </div>
      <button type="button" className={`${classes.tab} ${classes.logOut}`} onClick={() => void logOut()}>
        <IconLogOut size={20} aria-hidden />
        {t.logOut}
      </button>
    </div>
  );
}
