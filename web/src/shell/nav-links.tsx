import { NavLink } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../session/session-user.ts';
import { useLogOut } from '../shared/login/use-log-out.ts';
import buttons from '../ui/buttons.module.css';
import { accountLinks } from './account-links.ts';
import { ShopLinks } from './shop-links.tsx';
import { useText } from '../lib/language/language.tsx';
import { shellText } from './messages.ts';

export function NavLinks(props: {
  user: SessionUser | null;
  className: string | undefined;
  menu?: boolean;
  isStaff?: boolean;
}) {
  const t = useText(shellText);
  const { user, className, menu = false, isStaff = false } = props;
  const logOut = useLogOut();
  const links = [
    ...(isStaff ? [{ text: t.toShop, to: paths.home }] : []),
    { text: t.aboutUs, to: paths.about },
    ...(user && menu ? accountLinks(user.role, t) : []),
  ];
  return (
    <ul className={className}>
      {menu && !isStaff && <ShopLinks className={buttons.quiet} />}
      {links.map(({ text, to }) => (
        <li key={to}>
          <NavLink to={to} className={buttons.quiet}>
            {text}
          </NavLink>
        </li>
      ))}
      {user ? (
        <li>
          <button type="button" className={buttons.quiet} onClick={() => void logOut()}>
            {t.logout}
          </button>
        </li>
      ) : (
        <>
          <li>
            <NavLink to={paths.login} className={buttons.quiet}>
              {t.signIn}
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.signup} className={buttons.primary}>
              {t.signUp}
            </NavLink>
          </li>
        </>
      )}
    </ul>
  );
}
