import type { SessionUser } from '../../session/session-user.ts';
import classes from './signed-in-as.module.css';

/** Whose account it is: the name, and the e-mail address if the browser has it. */
export function SignedInAs({ user: { name, email } }: { user: SessionUser }) {
  return (
    <p className={classes.who}>
      <strong>{name}</strong>
      {email && <span>{email}</span>}
    </p>
  );
}
