import lock from './drawings/lock.webp';
import { FormPage } from '../../ui/form/form-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useText } from '../../lib/language/language.tsx';
import { authText } from './messages.ts';

export function ChangePasswordPage() {
  const t = useText(authText);
  return (
    <FormPage
      title={t.changeTitle}
      heading={t.changeTitle}
      intro={t.changeIntro}
      art={<img src={lock} alt="" width={56} height={56} />}
    >
      <ChangePasswordForm />
    </FormPage>
  );
}
