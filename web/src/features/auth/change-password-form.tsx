import { RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { Toast } from '../../ui/toast/toast-place.ts';
import { useChangePasswordMutation } from '../../generated/auth.ts';
import type { ChangePasswordCode } from '../../generated/schema.ts';
import { optionalRegistration } from '../../session/registration.ts';
import { currentUser } from '../../session/session-user.ts';
import classes from './change-password-form.module.css';

/** The texts come from the specification (section 8). */
const OUTCOMES: Record<ChangePasswordCode, Toast> = {
  UPDATED: { kind: 'success', message: 'Password updated successfully' },
  USER_NOT_FOUND: { kind: 'error', message: 'User not found' },
  WRONG_PASSWORD: { kind: 'error', message: 'Invalid old password' },
  FAILED: { kind: 'error', message: 'Something went wrong' },
};

/** Changes the password. The e-mail field starts with the user's address if the browser has it. */
export function ChangePasswordForm() {
  const [changePassword] = useChangePasswordMutation();
  const { busy, valid, field, onSubmit, setValues } = useRulesForm({
    initialValues: {
      email: currentUser()?.email || (optionalRegistration()?.email ?? ''),
      currentPassword: '',
      newPassword: '',
    },
    checks: { email: RULES.email, currentPassword: RULES.password, newPassword: RULES.password },
    onSubmit: async (input) => {
      const code = (await changePassword({ variables: { input } })).data?.changePassword.code ?? 'FAILED';
      showToast(OUTCOMES[code]);
      if (code === 'UPDATED') setValues({ currentPassword: '', newPassword: '' });
    },
    onError: () => showToast(OUTCOMES.FAILED),
  });

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <PasswordField {...field('newPassword')} label="New password" autoComplete="new-password" />
      <SubmitButton valid={valid} busy={busy} className={classes.submit}>
        {busy ? 'Fetching...' : 'Change Password'}
      </SubmitButton>
    </form>
  );
}
