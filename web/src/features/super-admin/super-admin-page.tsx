import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs';
import IconMessageSearch from '@tabler/icons-react/dist/esm/icons/IconMessageSearch.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ComponentType } from 'react';
import { AdminShell } from '../../shell/admin/admin-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChangesTab } from './changes/changes-tab.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { useAddress, type Address } from '../../lib/hooks/use-address.ts';
import { UsersTab } from './users/users-tab.tsx';
import { QueueTab } from './review-queue/queue-tab.tsx';
import { ProductFinder } from './reviews/product-finder.tsx';
import { ReviewList } from './reviews/review-list.tsx';
import { useText } from '../../lib/language/language.tsx';
import { superAdminText } from './messages.ts';

const TABS = [
  { value: 'orders', icon: IconPackages, Content: OrdersTab },
  { value: 'users', icon: IconUsers, Content: UsersTab },
  { value: 'reviews', icon: IconMessages, Content: ReviewsTab },
  { value: 'queue', icon: IconMessageSearch, Content: QueueTab },
  { value: 'products', icon: IconTags, Content: ProductsTab },
  { value: 'changes', icon: IconHistory, Content: ChangesTab },
] as const;

/** The tab, its filters and its page are in the URL. */
export function SuperAdminPage() {
  const t = useText(superAdminText);
  const address = useAddress();
  const tab = TABS.find(({ value }) => value === address.read('tab')) ?? TABS[0];
  const Content: ComponentType<{ address: Address }> = tab.Content;
  return (
    <>
      <PageTitle title={t.title} />
      <AdminShell
        heading={t.heading}
        tabs={TABS.map(({ value, icon }) => ({ value, icon, label: t.tabs[value] }))}
        active={tab.value}
        onTab={(value) => address.open({ tab: value })}
      >
        <Content key={tab.value} address={address} />
      </AdminShell>
    </>
  );
}

/** Shows the reviews of the product in the URL, or a search for one. */
function ReviewsTab({ address }: { address: Address }) {
  const productId = address.read('product');
  return productId ? (
    <ReviewList key={productId} productId={productId} address={address} />
  ) : (
    <ProductFinder address={address} />
  );
}
