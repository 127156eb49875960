import { PageTitle } from '../../components/page-title.tsx';

/** Replaced within this piece of work. */
export function CartCheckoutPage() {
  return <PageTitle title="Checkout" />;
}
