import { Button, Divider, Menu, NavLink } from '@mantine/core';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconAccessories from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconElectronics from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconAbout from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconStaff from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconAll from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconSignIn from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconOrders from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconClothing from '@tabler/icons-react/dist/esm/icons/IconShirt.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, NavLink as RouteLink, useLocation } from 'react-router-dom';
import { CATEGORIES } from '../../../schema/shop.ts';
import '../theme/mantine-late.css';
import { useLayout } from '../lib/hooks/use-layout.ts';
import { useText } from '../lib/language/language.tsx';
import { categoryPath, paths } from '../lib/paths.ts';
import { useWayToLogin } from '../session/origin.ts';
import type { SessionUser } from '../session/session-user.ts';
import { useLogOut } from '../shared/login/use-log-out.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { AccountButton } from './account-button.tsx';
import { LanguageSwitch } from './footer.tsx';
import { shellText } from './messages.ts';
import { useShopLinks } from './nav-links.tsx';
import classes from './shell.module.css';

const [electronics, accessories, clothing] = CATEGORIES;

/** The picture before a link, by where the link leads. */
const ICONS: Record<string, typeof IconAll> = {
  [paths.home]: IconShop,
  [paths.products]: IconAll,
  [categoryPath(electronics)]: IconElectronics,
  [categoryPath(accessories)]: IconAccessories,
  [categoryPath(clothing)]: IconClothing,
  [paths.profile]: IconProfile,
  [paths.wishlist]: IconWishlist,
  [paths.orders]: IconOrders,
  [paths.admin]: IconStaff,
  [paths.superAdmin]: IconStaff,
  [paths.about]: IconAbout,
  [paths.login]: IconSignIn,
};

function iconOf(to: string) {
  const Icon = ICONS[to];
  return Icon && <Icon size={22} aria-hidden />;
}

function accountLinks(role: SessionUser['role'], t: typeof shellText.english): { text: string; to: string }[] {
  const own = [
    { text: t.profile, to: paths.profile },
    { text: t.wishlist, to: paths.wishlist },
    { text: t.orders, to: paths.orders },
  ];
  if (role === 'USER') return own;
  return [...own, role === 'ADMIN' ? { text: t.admin, to: paths.admin } : { text: t.superAdmin, to: paths.superAdmin }];
}

/** Whose account it is: the name, and the e-mail address if the browser has it. */
function SignedInAs({ user: { name, email } }: { user: SessionUser }) {
  return (
    <div className={classes.who}>
      <strong>{name}</strong>
      {email && <span>{email}</span>}
    </div>
  );
}

/** The menu of wide windows. It comes with the first press on its button, and is open. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useText(shellText);
  const logOut = useLogOut();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const open = useEffectEvent(() => setOpenedAt(key));
  // Once its button has the focus, to which it is given back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => open());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu
      opened={openedAt === key}
      onChange={(opened) => setOpenedAt(opened ? key : undefined)}
      position="bottom-end"
      width={260}
      // In the bar, which is a landmark.
      withinPortal={false}
      returnFocus
    >
      <Menu.Target>
        <AccountButton user={user} autoFocus />
      </Menu.Target>
      <Menu.Dropdown>
        <SignedInAs user={user} />
        <Menu.Divider />
        {accountLinks(user.role, t).map(({ text, to }) => (
          <Menu.Item key={to} component={Link} viewTransition to={to} leftSection={iconOf(to)}>
            {text}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item c="var(--danger)" leftSection={<IconLogOut size={22} aria-hidden />} onClick={() => void logOut()}>
          {t.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The menu of phones and tablets. */
export function MenuDrawer(props: { user: SessionUser | null; isStaff: boolean; onClose: () => void }) {
  const { user, isStaff, onClose } = props;
  const t = useText(shellText);
  const logOut = useLogOut();
  const wayBack = useWayToLogin();
  const shopLinks = useShopLinks();
  // Tablets have these in the strip.
  const hasShopLinks = useLayout() === 'phone' && !isStaff;
  const links = [
    ...(isStaff ? [{ text: t.toShop, to: paths.home }] : []),
    ...(user ? accountLinks(user.role, t) : []),
    { text: t.aboutUs, to: paths.about },
    ...(user ? [] : [{ text: t.signIn, to: paths.login, state: wayBack }]),
  ];
  return (
    <Dialog side size={340} opened heading={t.menu} onClose={onClose}>
      {user && <SignedInAs user={user} />}
      <nav aria-label={t.main}>
        {hasShopLinks && (
          <>
            {shopLinks.map(({ text, ...link }) => (
              <NavLink
                key={link.to}
                component={Link}
                viewTransition
                {...link}
                label={text}
                leftSection={iconOf(link.to)}
              />
            ))}
            <Divider my="sm" />
          </>
        )}
        {links.map(({ text, ...link }) => (
          <NavLink
            key={link.to}
            component={RouteLink}
            viewTransition
            {...link}
            label={text}
            leftSection={iconOf(link.to)}
          />
        ))}
        {user ? (
          <NavLink
            component="button"
            c="danger"
            label={t.logout}
            leftSection={<IconLogOut size={22} aria-hidden />}
            onClick={() => void logOut()}
          />
        ) : (
          <Button component={RouteLink} viewTransition to={paths.signup} state={wayBack} fullWidth mt="sm">
            {t.signUp}
          </Button>
        )}
      </nav>
      <Divider my="sm" />
      <LanguageSwitch />
    </Dialog>
  );
}
