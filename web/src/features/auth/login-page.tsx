import { Navigate, useLocation } from 'react-router-dom';
import { FormPage } from '../../ui/form/form-page.tsx';
import { paths } from '../../lib/paths.ts';
import { originOf } from '../../session/origin.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth.module.css';
import { BrandPanel } from './brand-panel.tsx';
import { LoginForm } from './login-form.tsx';

/** Signs in, in this tab or another, and leads to where the visitor came from, in place of this entry of the history. */
export function LoginPage() {
  const location = useLocation();
  if (useSessionUser()) return <Navigate replace to={originOf(location)} />;
  return (
    <FormPage
      title="LOGIN"
      heading="Signin Form"
      loading="Signin form loading..."
      aside={<BrandPanel line="Good to see you again" text="Your cart, wishlist and orders are where you left them." />}
    >
      <LoginForm />
      <div className={classes.other}>
        <AuthLink to={paths.signup} question="New here?" answer="Sign up" />
      </div>
    </FormPage>
  );
}
