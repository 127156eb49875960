import { Navigate, useLocation } from 'react-router-dom';
import { FormPage } from '../../ui/form/form-page.tsx';
import { paths } from '../../lib/paths.ts';
import { originOf } from '../../session/origin.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth.module.css';
import { BrandPanel } from './brand-panel.tsx';
import { SignupForm } from './signup-form.tsx';

/** Makes an account. Somebody who is logged in has one, and is led on as from the log-in. */
export function SignupPage() {
  const location = useLocation();
  if (useSessionUser()) return <Navigate replace to={originOf(location)} />;
  return (
    <FormPage
      title="SIGNUP"
      heading="Signup Form"
      loading="Signup form loading..."
      aside={
        <BrandPanel line="One account for all you like" text="Keep a wishlist, fill a cart and follow your orders." />
      }
    >
      <SignupForm />
      <div className={classes.other}>
        <AuthLink to={paths.login} question="Already have an account?" answer="Sign in" />
      </div>
    </FormPage>
  );
}
