import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import key from '@lobehub/fluent-emoji-3d/assets/1f511.webp';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatusView } from '../../ui/views/status-view.tsx';
import { paths } from '../../lib/paths.ts';
import { AuthLink } from './auth-link.tsx';
import auth from './auth.module.css';
import classes from './token-view.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** What came of a mailed link: too old, or, with the message for the log-in, done (specification, section 2). */
export function TokenView({ loginMessage }: { loginMessage?: string }) {
  const done = loginMessage !== undefined;
  return (
    <div ref={useFocusOnArrival()} className={auth.arrived} tabIndex={-1}>
      <PageTitle title="Reset Password" />
      <StatusView
        figure={<img className={classes.picture} src={done ? key : lock} alt="" width={160} height={160} />}
        heading={loginMessage ?? 'Token Expired Or Invalid'}
        text={
          done
            ? 'From now on you sign in with the new password.'
            : 'A link works once, and for 5 minutes after the mail.'
        }
        action={
          done ? (
            <AuthLink to={paths.login} question="Login?" answer="Click here" />
          ) : (
            <AuthLink to={paths.forgetPassword} question="Re-send token?" answer="Click here" />
          )
        }
      />
    </div>
  );
}
