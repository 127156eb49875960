import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { errorCode } from '../../apollo/error-codes.ts';
import { AdminShell, type AdminTab } from '../../shell/admin/admin-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnauthorizedView } from '../../ui/views/unauthorized-view.tsx';
import { UnderConstructionView } from '../../ui/views/under-construction-view.tsx';
import { Dashboard } from './dashboard.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { useTab, type AdminTabValue } from './use-tab.ts';
import { useCounts } from './use-counts.ts';
import { useText } from '../../lib/language/language.tsx';
import { adminText } from './messages.ts';

const TABS: readonly Omit<AdminTab<AdminTabValue>, 'label'>[] = [
  { value: 'dashboard', icon: IconDashboard },
  { value: 'products', icon: IconProducts },
  { value: 'stock', icon: IconOutOfStock },
  { value: 'message', icon: IconMessages },
  { value: 'setting', icon: IconSettings },
];

export function AdminPage() {
  const t = useText(adminText);
  const [tab, openTab] = useTab();
  const counts = useCounts();

  // The role stored in the browser is out of date: the server refuses this user.
  if (errorCode(counts.error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <>
      <PageTitle title={t.title} />
      <AdminShell
        heading={t.heading}
        tabs={TABS.map((each) => ({ ...each, label: t.tabs[each.value] }))}
        active={tab}
        onTab={openTab}
        logsOut
      >
        {tab === 'dashboard' && <Dashboard counts={counts} onMessages={() => openTab('message')} />}
        {tab === 'products' && <ProductsTab counts={counts} />}
        {(tab === 'stock' || tab === 'message' || tab === 'setting') && <UnderConstructionView level="h2" />}
      </AdminShell>
    </>
  );
}
