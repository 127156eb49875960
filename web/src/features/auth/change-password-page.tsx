import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import { FormPage } from '../../ui/form/form-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordPage() {
  return (
    <FormPage
      title="Change Password"
      heading="Change Password"
      intro="You need your current password for this."
      art={<img src={lock} alt="" width={56} height={56} />}
    >
      <ChangePasswordForm />
    </FormPage>
  );
}
