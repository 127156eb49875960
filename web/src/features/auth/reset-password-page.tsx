import key from './drawings/key.webp';
import { ThemeIcon } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import lock from './drawings/lock.webp';
import { confirmPassword, RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useResetPasswordMutation } from '../../generated/auth.ts';
import { forgetResetToken, resetToken } from '../../session/reset-token.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatusView } from '../../ui/views/status-view.tsx';
import { paths } from '../../lib/paths.ts';
import { AuthLink } from './auth-link.tsx';
import { Arrived, AuthPage } from './auth-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { authText } from './messages.ts';

/** Shows the reset form if there is a token, else a link to request a new one. */
export function ResetPasswordPage() {
  const { token: urlToken } = useParams();
  const [token] = useState(() => urlToken ?? resetToken());
  return token ? <ResetPasswordForm token={token} /> : <TokenView />;
}

/** Only the response tells whether the token is still valid. */
function ResetPasswordForm({ token }: { token: string }) {
  const userMessage = useUserMessage();
  const t = useText(authText);
  const [resetPassword] = useResetPasswordMutation();
  const [result, setResult] = useState<{ loginMessage?: string } | null>(null);

  const { busy, valid, wanting, values, field, onSubmit } = useRulesForm({
    initialValues: { newPassword: '', confirmation: '' },
    checks: {
      newPassword: RULES.resetPassword,
      confirmation: (confirmation, { newPassword }) => confirmPassword(newPassword, confirmation),
    },
    labels: { newPassword: t.newPassword, confirmation: t.confirmPassword },
    onSubmit: async ({ newPassword }) => {
      const payload = (await resetPassword({ variables: { input: { token, newPassword } } })).data?.resetPassword;
      if (payload?.code === 'RESET') setResult({ loginMessage: payload.message });
      else if (payload?.code === 'TOKEN_EXPIRED_OR_INVALID') setResult({});
      else return showToast({ kind: 'error', message: payload ? t.failed(payload.message) : userMessage(undefined) });
      forgetResetToken();
    },
    onError: (error) => showToast({ kind: 'error', message: userMessage(error) }),
  });

  if (result) return <TokenView {...result} />;
  return (
    <AuthPage title={t.resetTitle} intro={t.resetIntro} art={key}>
      <form onSubmit={onSubmit} noValidate>
        <NewPasswordField {...field('newPassword')} typed={values.newPassword} label={t.newPassword} />
        <PasswordField {...field('confirmation')} label={t.confirmPassword} autoComplete="new-password" />
        <SubmitButton valid={valid} busy={busy} wanting={wanting} size="lg">
          {busy ? t.saving : t.resetTitle}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}

/** The result (specification, section 2): success with `loginMessage`, else an invalid or expired token. */
function TokenView({ loginMessage }: { loginMessage?: string }) {
  const t = useText(authText);
  const done = loginMessage !== undefined;
  return (
    <Arrived>
      <PageTitle title={t.resetTitle} />
      <StatusView
        figure={
          <ThemeIcon variant="light" size={216} radius={44}>
            <img src={done ? key : lock} alt="" width={160} height={160} />
          </ThemeIcon>
        }
        heading={done ? t.reset(loginMessage) : t.tokenExpired}
        text={done ? t.resetText : t.tokenExpiredText}
        action={
          done ? (
            <AuthLink to={paths.login} question={t.toLogin} answer={t.clickHere} />
          ) : (
            <AuthLink to={paths.forgetPassword} question={t.resend} answer={t.clickHere} />
          )
        }
      />
    </Arrived>
  );
}
