import { NavLink } from 'react-router-dom';
import { useWayToLogin } from '../session/origin.ts';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../session/session-user.ts';
import { useLogOut } from '../shared/login/use-log-out.ts';
import buttons from '../ui/buttons.module.css';
import { useText } from '../lib/language/language.tsx';
import { shellText } from './messages.ts';

/** The wide bar's links. Below, they are in the menu (menus/menu-drawer.tsx). */
export function NavLinks({ user, className }: { user: SessionUser | null; className: string | undefined }) {
  const t = useText(shellText);
  const logOut = useLogOut();
  const wayBack = useWayToLogin();
  return (
    <ul className={className}>
      <li>
        <NavLink viewTransition to={paths.about} className={buttons.quiet}>
          {t.aboutUs}
        </NavLink>
      </li>
      {user ? (
        <li>
          <button type="button" className={buttons.quiet} onClick={() => void logOut()}>
            {t.logout}
          </button>
        </li>
      ) : (
        <>
          <li>
            <NavLink viewTransition to={paths.login} state={wayBack} className={buttons.quiet}>
              {t.signIn}
            </NavLink>
          </li>
          <li>
            <NavLink viewTransition to={paths.signup} state={wayBack} className={buttons.primary}>
              {t.signUp}
            </NavLink>
          </li>
        </>
      )}
    </ul>
  );
}
