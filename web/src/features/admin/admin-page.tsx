import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { errorCode } from '../../apollo/error-codes.ts';
import { AdminShell } from '../../shell/admin/admin-shell.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnauthorizedView } from '../../ui/views/unauthorized-view.tsx';
import { UnderConstructionView } from '../../ui/views/under-construction-view.tsx';
import { Dashboard } from './dashboard.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { useCounts } from './use-counts.ts';
import { adminText as t } from './messages.ts';

/** The values come from the specification (section 4). */
const TABS = [
  { value: 'dashboard', icon: IconDashboard },
  { value: 'products', icon: IconProducts },
  { value: 'stock', icon: IconOutOfStock },
  { value: 'message', icon: IconMessages },
  { value: 'setting', icon: IconSettings },
] as const;

type AdminTabValue = (typeof TABS)[number]['value'];

export function AdminPage() {
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

interface EntryState {
  key?: string;
  adminTab?: unknown;
}

/** The open tab of each history entry of this page load, by the router's key. */
const openTabs = new Map<string, AdminTabValue>();

/** What the browser keeps of an entry, also over a reload; undefined while it is at another one. */
function entryState(key: string): EntryState | undefined {
  const state = (window.history.state ?? {}) as EntryState;
  return (state.key ?? 'default') === key ? state : undefined;
}

/**
 * The open tab. It is not part of the URL (specification, section 2), so the history entry has it: going back from a product and a
 * reload show the tab that was open, and who types the address gets the first one.
 */
function useTab(): [AdminTabValue, (tab: AdminTabValue) => void] {
  const { key } = useLocation();
  const [tab, setTab] = useState(
    () => openTabs.get(key) ?? TABS.find(({ value }) => value === entryState(key)?.adminTab)?.value ?? 'dashboard',
  );
  useEffect(() => {
    openTabs.set(key, tab);
    const state = entryState(key);
    if (state && (state.adminTab ?? 'dashboard') !== tab) window.history.replaceState({ ...state, adminTab: tab }, '');
  }, [key, tab]);
  return [tab, setTab];
}
