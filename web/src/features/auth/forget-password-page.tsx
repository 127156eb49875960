import mail from '@lobehub/fluent-emoji-3d/assets/1f4e7.webp';
import { useState } from 'react';
import { FormPage } from '../../ui/form/form-page.tsx';
import { paths } from '../../lib/paths.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth.module.css';
import { ForgetPasswordForm } from './forget-password-form.tsx';
import { SentNotice } from './sent-notice.tsx';

/** Asks for a link that sets a new password, and says when it is on its way. */
export function ForgetPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <FormPage
      title="Forget Password"
      heading="Forget Password"
      intro={sent === null && 'Tell us the email address of your account, and we send you a link for a new password.'}
      art={<img src={mail} alt="" width={56} height={56} />}
    >
      {sent === null ? (
        <ForgetPasswordForm onSent={setSent} />
      ) : (
        <SentNotice message={sent} onAgain={() => setSent(null)} />
      )}
      <div className={classes.other}>
        <AuthLink to={paths.login} question="Remembered it?" answer="Sign in" />
      </div>
    </FormPage>
  );
}
