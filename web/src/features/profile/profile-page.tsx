import { Box, Button, Paper, Tabs, Title } from '@mantine/core';
import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useRef, type ComponentType } from 'react';
import '../../theme/mantine-late.css';
import { useAddress } from '../../lib/hooks/use-address.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useText } from '../../lib/language/language.tsx';
import { useSessionUser } from '../../session/session-user.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Page } from '../../ui/page.tsx';
import { profileText } from './messages.ts';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile.module.css';

/**
 * The values come from the specification (sections 2 and 4), including the spelling 'Whishlist'. Its fifth value, 'Log', is left
 * out: it is an action without a panel.
 */
const TABS = ['profile', 'order', 'Whishlist', 'Password'] as const;
type Tab = (typeof TABS)[number];

const ICONS = { profile: IconProfile, order: IconOrder, Whishlist: IconWishlist, Password: IconPassword };

/** The router passes the tabs of other features as props, since features do not import each other. */
export function ProfilePage(props: { orders: ComponentType; wishlist: ComponentType; changePassword: ComponentType }) {
  const t = useText(profileText);
  const user = useSessionUser();
  const logOut = useLogOut();
  const address = useAddress();
  const isWide = useLayout() === 'wide';
  /** A tab that is chosen with an arrow key replaces the history entry, so that 'back' skips it. */
  const byKey = useRef(false);
  const tab = TABS.find((value) => value === address.read('tab')) ?? 'profile';
  /** A click on the active tab adds no history entry. */
  const open = (chosen: string | null): void => {
    if (chosen && chosen !== tab) address.open({ tab: chosen }, { replace: byKey.current });
  };
  const { name = '', avatar = null } = user ?? {};
  const panels: Record<Tab, { heading?: string; Panel: ComponentType }> = {
    profile: { heading: t.yourAccount, Panel: ProfileForm },
    order: { heading: t.myOrders, Panel: props.orders },
    // Has its own heading, which gets the focus when the last product is removed.
    Whishlist: { Panel: props.wishlist },
    Password: { heading: t.tabs.Password, Panel: props.changePassword },
  };
  const { heading, Panel } = panels[tab];
  return (
    <Page title={t.tabs.profile}>
      <Tabs
        value={tab}
        onChange={open}
        orientation={isWide ? 'vertical' : 'horizontal'}
        variant="pills"
        keepMounted={false}
        classNames={{ root: classes.page, tab: classes.tab, tabLabel: classes.tabLabel }}
      >
        <div className={classes.sidebar}>
          <header className={classes.greeting}>
            <Avatar name={name} src={avatar} size={64} />
            <Title>{t.hello(firstName(name))}</Title>
          </header>
          <Tabs.List
            aria-label={t.tabs.profile}
            className={classes.tabs}
            onKeyDownCapture={() => (byKey.current = true)}
            onPointerDownCapture={() => (byKey.current = false)}
          >
            {TABS.map((value) => {
              const Icon = ICONS[value];
              return (
                <Tabs.Tab key={value} value={value} leftSection={<Icon size={20} aria-hidden />}>
                  {t.tabs[value]}
                </Tabs.Tab>
              );
            })}
          </Tabs.List>
          <Button
            variant="subtle"
            color="danger"
            px="sm"
            justify="start"
            leftSection={<IconLogOut size={20} aria-hidden />}
            onClick={() => void logOut()}
          >
            {t.logOut}
          </Button>
        </div>
        <Tabs.Panel key={tab} value={tab} tabIndex={0} className={classes.panel}>
          {heading && (
            <Title order={2} fz="var(--title)">
              {heading}
            </Title>
          )}
          {tab === 'Password' ? (
            <Paper withBorder radius="lg" shadow="sm" p="clamp(20px, 3vw, 32px)" maw={640}>
              <Panel />
            </Paper>
          ) : (
            <Box>
              <Panel />
            </Box>
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** Registration joins first and last name with a space (specification, section 3). */
function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? '';
}
