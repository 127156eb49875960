import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function CartPage() {
  return <PageTitle title="Cart" />;
}
