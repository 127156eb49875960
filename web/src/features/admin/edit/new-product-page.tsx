import { PageTitle } from '../../../components/page-title.tsx';
import { UnderConstructionView } from '../../../components/under-construction-view.tsx';

/** A product's form. */
export function NewProductPage() {
  return (
    <>
      <PageTitle title="ADMIN" />
      <UnderConstructionView />
    </>
  );
}
