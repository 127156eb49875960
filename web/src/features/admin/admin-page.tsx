import { PageTitle } from '../../components/page-title.tsx';
import { UnderConstructionView } from '../../components/under-construction-view.tsx';

/** The admins' home. */
export function AdminPage() {
  return (
    <>
      <PageTitle title="ADMIN" />
      <UnderConstructionView />
    </>
  );
}
