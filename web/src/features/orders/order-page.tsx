import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function OrderPage() {
  return <PageTitle title="Order details" />;
}
