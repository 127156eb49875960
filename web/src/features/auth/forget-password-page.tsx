import mail from './drawings/mail.webp';
import { useState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import { paths } from '../../lib/paths.ts';
import { AuthLink, ProblemDialog, useGivenEmail } from './auth-link.tsx';
import { Arrived, AuthPage } from './auth-page.tsx';
import classes from './auth.module.css';
import { RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { HOME_REDIRECT_MS } from '../../lib/timing.ts';
import { useRequestPasswordResetMutation } from '../../generated/auth.ts';
import { optionalRegistration } from '../../session/registration.ts';
import { currentUser } from '../../session/session-user.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { authText } from './messages.ts';

/** Requests an e-mail with a reset link. A notice replaces the form when the e-mail was sent. */
export function ForgetPasswordPage() {
  const t = useText(authText);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <AuthPage title={t.forgetTitle} intro={sent === null && t.forgetIntro} art={mail}>
      {sent === null ? (
        <ForgetPasswordForm onSent={setSent} />
      ) : (
        <SentNotice message={sent} onAgain={() => setSent(null)} />
      )}
      <div className={classes.other}>
        <AuthLink to={paths.login} question={sent === null ? t.remembered : t.changedIt} answer={t.signIn} />
      </div>
    </AuthPage>
  );
}

function SentNotice({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useText(authText);
  return (
    <Arrived>
      <Text fw="medium" mt="md">
        {t.sent(message)}
      </Text>
      <Text c="dimmed">{t.sentText}</Text>
      <Text c="dimmed">{t.noMail}</Text>
      <Button variant="default" style={{ alignSelf: 'start' }} onClick={onAgain}>
        {t.sendAnother}
      </Button>
    </Arrived>
  );
}

/** `onSent` gets the gateway's message. */
function ForgetPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const userMessage = useUserMessage();
  const t = useText(authText);
  const [request] = useRequestPasswordResetMutation();
  const [unknownEmail, setUnknownEmail] = useState<string | null>(null);
  const failAndGoHome = useFailAndGoHome();
  const given = useGivenEmail();

  const { busy, valid, wanting, field, focus, onSubmit } = useRulesForm({
    initialValues: { email: given || currentUser()?.email || (optionalRegistration()?.email ?? '') },
    checks: { email: RULES.forgotEmail },
    labels: { email: t.email },
    onSubmit: async ({ email }) => {
      const payload = (await request({ variables: { email } })).data?.requestPasswordReset;
      if (payload?.code === 'EMAIL_SENT') {
        onSent(payload.message);
      } else if (payload?.code === 'EMAIL_NOT_FOUND') {
        setUnknownEmail(email.trim());
      } else {
        failAndGoHome(payload ? t.failed(payload.message) : userMessage(undefined));
      }
    },
    onError: (error) => failAndGoHome(userMessage(error)),
  });

  // After the dialog, what has to be corrected has the focus.
  const toCorrect = useRef(false);
  useEffect(() => {
    if (toCorrect.current && unknownEmail === null) focus('email');
    toCorrect.current = unknownEmail !== null;
  }, [unknownEmail, focus]);

  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField {...field('email')} label={t.email} type="email" inputMode="email" autoComplete="email" />
      <SubmitButton valid={valid} busy={busy} wanting={wanting} size="lg">
        {busy ? t.checking : t.submit}
      </SubmitButton>
      <ProblemDialog
        onClose={() => setUnknownEmail(null)}
        heading={t.notFound}
        text={t.noAccount}
        to={paths.signup}
        email={unknownEmail}
        toText={t.signUpWithIt}
      />
    </form>
  );
}

/** Shows the error and opens the home page after 2.5 s (specification, section 8), unless the user leaves before. */
function useFailAndGoHome(): (message: string) => void {
  const navigate = useNavigate();
  const shown = useIsShown();
  const { start, clear } = useTimeout(() => void navigate(paths.home), HOME_REDIRECT_MS);
  return (message) => {
    showToast({ kind: 'error', message });
    clear();
    if (shown.current) start();
  };
}
