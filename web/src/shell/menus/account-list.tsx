import IconLogOut from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import type { SessionUser } from '../../session/session-user.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import { shellText } from '../messages.ts';
import { accountLinks } from './account-links.ts';
import classes from './account-list.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { SignedInAs } from './signed-in-as.tsx';

/** What the avatar's menu holds: who is signed in, the account's screens, and the way out. */
export function AccountList({ user }: { user: SessionUser }) {
  const t = useText(shellText);
  const logOut = useLogOut();
  return (
    <>
      <SignedInAs user={user} />
      <ul className={classes.list}>
        {accountLinks(user.role, t).map(({ text, to }) => (
          <li key={to}>
            <Link viewTransition to={to}>
              <MenuIcon to={to} />
              {text}
            </Link>
          </li>
        ))}
        <li className={classes.last}>
          <button type="button" onClick={() => void logOut()}>
            <IconLogOut size={22} aria-hidden />
            {t.logout}
          </button>
        </li>
      </ul>
    </>
  );
}
