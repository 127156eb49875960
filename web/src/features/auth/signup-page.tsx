import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function SignupPage() {
  return <PageTitle title="SIGNUP" />;
}
