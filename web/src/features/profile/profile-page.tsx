import type { ComponentType } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { useAddress } from '../../lib/hooks/use-address.ts';
import { useSessionUser } from '../../session/session-user.ts';
import form from './profile-form.module.css';
import classes from './profile-page.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { PROFILE_TABS, TABS_ID, type ProfileTab } from './profile-tabs.tsx';
import { useText } from '../../lib/language/language.tsx';
import { profileText } from './messages.ts';

/** The router passes the tabs of other features as props, since features do not import each other. */
export function ProfilePage(props: { orders: ComponentType; wishlist: ComponentType; changePassword: ComponentType }) {
  const t = useText(profileText);
  const user = useSessionUser();
  const address = useAddress();
  const tab = PROFILE_TABS.find((value) => value === address.read('tab')) ?? 'profile';
  const panels: Record<ProfileTab, { heading?: string; Panel: ComponentType; card?: boolean }> = {
    profile: { heading: t.yourAccount, Panel: ProfileForm },
    order: { heading: t.myOrders, Panel: props.orders },
    // Has its own heading, which gets the focus when the last product is removed.
    Whishlist: { Panel: props.wishlist },
    Password: { heading: t.changePassword, Panel: props.changePassword, card: true },
  };
  const { heading, Panel, card = false } = panels[tab];
  const { name = '', avatar = null } = user ?? {};
  return (
    <div className={`${layout.container} ${layout.page} ${classes.page}`}>
      <PageTitle title={t.title} />
      <div className={classes.sidebar}>
        <header className={classes.greeting}>
          <Avatar name={name} src={avatar} size={64} />
          <h1>{t.hello(firstName(name))}</h1>
        </header>
        <ProfileTabs
          chosen={tab}
          onChoose={(chosen, { passing }) => address.open({ tab: chosen }, { replace: passing })}
        />
      </div>
      <div
        key={tab}
        role="tabpanel"
        id={`${TABS_ID}-panel`}
        aria-labelledby={`${TABS_ID}-${tab}`}
        tabIndex={0}
        className={classes.panel}
      >
        {heading && <h2>{heading}</h2>}
        <div className={card ? `${form.form} ${classes.card}` : undefined}>
          <Panel />
        </div>
      </div>
    </div>
  );
}

/** Registration joins first and last name with a space (specification, section 3). */
function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? '';
}
