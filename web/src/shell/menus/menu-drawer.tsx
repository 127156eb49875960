import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { createPortal } from 'react-dom';
import { Link, NavLink } from 'react-router-dom';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useWayToLogin } from '../../session/origin.ts';
import type { SessionUser } from '../../session/session-user.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import buttons from '../../ui/buttons.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { accountLinks } from './account-links.ts';
import classes from './menu-drawer.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { shellText } from '../messages.ts';
import { useShopLinks } from '../shop-links.tsx';

/** The menu of phones and tablets. Loaded when it opens, or before, once the first screen is there (later.ts). */
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
  // Outside of the bar: a dialog's header in another header is no landmark's place.
  return createPortal(
    <Dialog side opened heading={t.menu} onClose={onClose}>
      {user && <SignedInAs user={user} />}
      <nav aria-label={t.main}>
        {hasShopLinks && (
          <ul className={classes.menu}>
            {shopLinks.map(({ text, ...link }) => (
              <li key={link.to}>
                <Link viewTransition {...link} className={buttons.quiet}>
                  <MenuIcon to={link.to} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ul className={classes.menu}>
          {links.map(({ text, ...link }) => (
            <li key={link.to}>
              <NavLink viewTransition {...link} className={buttons.quiet}>
                <MenuIcon to={link.to} />
                {text}
              </NavLink>
            </li>
          ))}
          <li>
            {user ? (
              <button type="button" className={`${buttons.quiet} ${classes.logOut}`} onClick={() => void logOut()}>
                <IconLogOut size={22} aria-hidden />
                {t.logout}
              </button>
            ) : (
              <NavLink
                viewTransition
                to={paths.signup}
                state={wayBack}
                className={`${buttons.primary} ${classes.signUp}`}
              >
                {t.signUp}
              </NavLink>
            )}
          </li>
        </ul>
      </nav>
      <div className={classes.languages}>
        <LanguageSwitch />
      </div>
    </Dialog>,
    document.body,
  );
}
