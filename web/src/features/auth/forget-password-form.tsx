import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RULES } from '../../../../schema/rules.ts';
import { userMessage } from '../../apollo/user-message.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { HOME_REDIRECT_MS } from '../../lib/timing.ts';
import { useRequestPasswordResetMutation } from '../../generated/auth.ts';
import { paths } from '../../lib/paths.ts';
import classes from './auth.module.css';
import { ProblemDialog } from './problem-dialog.tsx';

/** One e-mail address. `onSent` gets the shop's sentence once the mail is on its way. */
export function ForgetPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const [request] = useRequestPasswordResetMutation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const failAndGoHome = useFailAndGoHome();

  const { busy, valid, field, onSubmit } = useRulesForm({
    initialValues: { email: '' },
    checks: { email: RULES.forgotEmail },
    onSubmit: async ({ email }) => {
      const payload = (await request({ variables: { email } })).data?.requestPasswordReset;
      if (payload?.code === 'EMAIL_SENT') {
        showToast({ kind: 'success', message: payload.message });
        onSent(payload.message);
      } else if (payload?.code === 'EMAIL_NOT_FOUND') {
        setUnknown(email.trim());
      } else {
        failAndGoHome(payload?.message ?? userMessage(undefined));
      }
    },
    onError: (error) => failAndGoHome(userMessage(error)),
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <SubmitButton valid={valid} busy={busy} className={classes.submit}>
        {busy ? 'Checking...' : 'Submit'}
      </SubmitButton>
      <ProblemDialog
        opened={unknown !== null}
        onClose={() => setUnknown(null)}
        heading="Not Found"
        text={`There is no account with the email ${unknown}`}
      />
    </form>
  );
}

/** Shows what went wrong and leads home 2.5 s later (specification, section 8), unless the visitor went elsewhere. */
function useFailAndGoHome(): (message: string) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (message) => {
    showToast({ kind: 'error', message });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void navigate(paths.home), HOME_REDIRECT_MS);
  };
}
