import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function ForgetPasswordPage() {
  return <PageTitle title="Forget Password" />;
}
