import { useState, type ComponentType } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { useAddress, type Address } from '../../lib/hooks/use-address.ts';
import { UsersTab } from './users/users-tab.tsx';
import { ProductFinder } from './reviews/product-finder.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { useText } from '../../lib/language/language.tsx';
import { superAdminText } from './messages.ts';
import { tabOf } from './tab-of.ts';

const TABS = {
  orders: OrdersTab,
  users: UsersTab,
  reviews: ReviewsTab,
  products: ProductsTab,
};

export { SuperAdminFrame } from './super-admin-frame.tsx';

/** The tab, its filters and its page are in the URL. */
export function SuperAdminPage() {
  const t = useText(superAdminText);
  const address = useAddress();
  const tab = tabOf(address.read('tab'));
  const Content: ComponentType<{ address: Address }> = TABS[tab];
  return (
    <>
      <PageTitle title={t.title} />
      <Content key={tab} address={address} />
    </>
  );
}

/** Shows the reviews of the product in the URL, or a search for one. The one takes the focus over from the other. */
function ReviewsTab({ address }: { address: Address }) {
  const productId = address.read('product');
  const [shown, setShown] = useState(productId);
  const [before, setBefore] = useState<string>(); // undefined: the page begins here
  if (shown !== productId) {
    setShown(productId);
    setBefore(shown);
  }
  return productId ? (
    <ReviewList key={productId} productId={productId} address={address} takesFocus={before !== undefined} />
  ) : (
    <ProductFinder address={address} seen={before} />
  );
}
