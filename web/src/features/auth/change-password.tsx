import { Stack } from '@mantine/core';
import { useState } from 'react';
import lock from './drawings/lock.webp';
import { AuthPage } from './auth-page.tsx';
import { RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useChangePasswordMutation } from '../../generated/auth.ts';
import type { ChangePasswordCode } from '../../generated/schema.ts';
import { optionalRegistration } from '../../session/registration.ts';
import { currentUser } from '../../session/session-user.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useText } from '../../lib/language/language.tsx';
import { authText } from './messages.ts';

/** Changes the password. The e-mail field starts with the user's address if the browser has it. */
export function ChangePasswordForm() {
  const t = useText(authText);
  const [changePassword] = useChangePasswordMutation();
  /** What the API refused for its current password. */
  const [refused, setRefused] = useState({ email: '', currentPassword: '' });
  const show = (code: ChangePasswordCode) =>
    showToast({ kind: code === 'UPDATED' ? 'success' : 'error', message: t.changed[code] });
  const { busy, valid, wanting, values, field, focus, onSubmit, setValues } = useRulesForm({
    initialValues: {
      email: currentUser()?.email || (optionalRegistration()?.email ?? ''),
      currentPassword: '',
      newPassword: '',
    },
    checks: { email: RULES.email, currentPassword: RULES.password, newPassword: RULES.password },
    labels: { email: t.email, currentPassword: t.currentPassword, newPassword: t.newPassword },
    onSubmit: async (input) => {
      const code = (await changePassword({ variables: { input } })).data?.changePassword.code ?? 'FAILED';
      show(code);
      if (code === 'UPDATED') setValues({ currentPassword: '', newPassword: '' });
      if (code === 'WRONG_PASSWORD') {
        setRefused(input);
        focus('currentPassword');
      }
    },
    onError: () => show('FAILED'),
  });

  const currentPassword = field('currentPassword');
  // The toast goes; the field says it until something else is typed.
  const isRefused =
    refused.email !== '' && refused.email === values.email && refused.currentPassword === values.currentPassword;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={18}>
        <TextField {...field('email')} label={t.email} type="email" inputMode="email" autoComplete="email" />
        <PasswordField
          {...currentPassword}
          error={isRefused ? t.currentRefused : currentPassword.error}
          label={t.currentPassword}
          autoComplete="current-password"
        />
        <NewPasswordField {...field('newPassword')} typed={values.newPassword} label={t.newPassword} />
        <SubmitButton valid={valid} busy={busy} wanting={wanting} size="lg">
          {busy ? t.changing : t.changeTitle}
        </SubmitButton>
      </Stack>
    </form>
  );
}

export function ChangePasswordPage() {
  const t = useText(authText);
  return (
    <AuthPage title={t.changeTitle} intro={t.changeIntro} art={lock}>
      <ChangePasswordForm />
    </AuthPage>
  );
}
