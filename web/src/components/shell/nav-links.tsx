import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import buttons from '../buttons.module.css';

/** Where a visitor who has not signed in can go from the bar or from the menu. */
export function NavLinks({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <li>
        <NavLink to={paths.about} className={buttons.quiet}>
          About Us
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.login} className={buttons.quiet}>
          Sign in
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.signup} className={buttons.primary}>
          Sign up
        </NavLink>
      </li>
    </ul>
  );
}
