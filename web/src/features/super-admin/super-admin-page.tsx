import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAddress, type Address } from '../../lib/hooks/use-address.ts';
import { paths } from '../../lib/paths.ts';
import { AdminShell } from '../../shell/admin/admin-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { superAdminText as t } from './messages.ts';
import { OrdersTab } from './orders/orders-tab.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { ProductFinder } from './reviews/product-finder.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { UsersTab } from './users/users-tab.tsx';

/** By their names in the address. */
const TABS = [
  { value: 'orders', icon: IconPackages, Content: OrdersTab },
  { value: 'users', icon: IconUsers, Content: UsersTab },
  { value: 'reviews', icon: IconMessages, Content: ReviewsTab },
  { value: 'products', icon: IconTags, Content: ProductsTab },
] as const;

/** Anybody can write an address: what is no tab is the first one. */
const tabOf = (name: string | null) => TABS.find(({ value }) => value === name) ?? TABS[0];

/** The tabs around all screens of the super admin. */
export function SuperAdminFrame() {
  const navigate = useNavigate();
  const active = tabOf(new URLSearchParams(useLocation().search).get('tab'));

  return (
    <AdminShell
      heading={t.heading}
      tabs={TABS.map(({ value, icon }) => ({ value, icon, label: t.tabs[value] }))}
      active={active.value}
      onTab={(tab) => void navigate({ pathname: paths.superAdmin, search: new URLSearchParams({ tab }).toString() })}
    >
      <Outlet />
    </AdminShell>
  );
}

/** The tab, its filters and its page are in the URL. */
export function SuperAdminPage() {
  const address = useAddress();
  const { value, Content } = tabOf(address.read('tab'));
  return (
    <>
      <PageTitle title={t.title} />
      <Content key={value} address={address} />
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
