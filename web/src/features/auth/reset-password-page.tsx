import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function ResetPasswordPage() {
  return <PageTitle title="Reset Password" />;
}
