import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function ChangePasswordPage() {
  return <PageTitle title="Change Password" />;
}
