import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { errorCode } from '../../apollo/error-codes.ts';
import { AdminShell, type AdminTab } from '../../shell/admin/admin-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnauthorizedView } from '../../ui/views/unauthorized-view.tsx';
import { UnderConstructionView } from '../../ui/views/under-construction-view.tsx';
import { Dashboard } from './dashboard.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { useCounts } from './use-counts.ts';
import { useTab, type AdminTabValue } from './use-tab.ts';

const TABS: readonly AdminTab<AdminTabValue>[] = [
  { value: 'dashboard', label: 'Dashboard', icon: IconDashboard },
  { value: 'products', label: 'Product', icon: IconProducts },
  { value: 'stock', label: 'Out Of Stock', icon: IconOutOfStock },
  { value: 'message', label: 'Messages', icon: IconMessages },
  { value: 'setting', label: 'Setting', icon: IconSettings },
];

/** The admins' home. */
export function AdminPage() {
  const [tab, openTab] = useTab();
  const counts = useCounts();

  // The browser took them for an admin; the shop knows better.
  if (errorCode(counts.error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <>
      <PageTitle title="ADMIN" />
      <AdminShell heading="Admin" tabs={TABS} active={tab} onTab={openTab}>
        {tab === 'dashboard' && <Dashboard counts={counts} />}
        {tab === 'products' && <ProductsTab counts={counts} />}
        {(tab === 'stock' || tab === 'message' || tab === 'setting') && <UnderConstructionView level="h2" />}
      </AdminShell>
    </>
  );
}
