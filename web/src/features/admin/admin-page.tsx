import IconInStock from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { errorCode } from '../../apollo/error-codes.ts';
import { useAddress } from '../../lib/hooks/use-address.ts';
import { paths } from '../../lib/paths.ts';
import { AdminShell, type AdminTab } from '../../shell/admin/admin-shell.tsx';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { CountCard, CountCards } from '../../ui/table/count-card.tsx';
import { UnauthorizedView } from '../../ui/views/unauthorized-view.tsx';
import { UnderConstructionNote, UnderConstructionView } from '../../ui/views/under-construction-view.tsx';
import { LISTS } from '../../shell/admin/counted-lists.ts';
import { Dashboard } from './dashboard.tsx';
import { FROM_LIST } from '../../shell/admin/from-list.ts';
import { ProductTable } from './products/product-table.tsx';
import tabClasses from './products/products-tab.module.css';
import { RestockList } from './restock/restock-list.tsx';
import { useTab, type AdminTabValue } from './use-tab.ts';
import { useCounts, type Counts } from './use-counts.ts';
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
        {tab === 'stock' && (
          <RestockList
            isTab
            heading={t.outOfStock}
            products={counts.lowStock?.filter(({ stock }) => stock < 1)}
            total={counts.outOfStock}
            leadsTo={LISTS.out}
            error={counts.error}
            onRetry={counts.refetch}
          />
        )}
        {tab === 'stock' && <UnderConstructionNote />}
        {(tab === 'message' || tab === 'setting') && <UnderConstructionView level="h2" />}
      </AdminShell>
    </>
  );
}

/** The same products in one table, where all of them can be changed. */
function CatalogueLink() {
  const t = useText(adminText);
  const search = useAddress().read('search');
  const words = search && `?${new URLSearchParams({ search }).toString()}`;
  return (
    <Link to={`${paths.adminCatalogue}${words}`} className={buttons.secondary} title={t.catalogue}>
      <IconTable size={20} aria-hidden />
      <span className={layout.hiddenOnPhone}>{t.catalogue}</span>
    </Link>
  );
}

function ProductsTab({ counts }: { counts: Counts }) {
  const t = useText(adminText);
  const { totalProducts, outOfStock, inStock } = counts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={tabClasses.tab}>
      <header className={tabClasses.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.products}
        </h2>
        <CatalogueLink />
        <Link to={paths.adminNewProduct} state={FROM_LIST} className={buttons.primary}>
          <IconPlus size={20} aria-hidden />
          {t.newProduct}
        </Link>
      </header>
      <CountCards strip>
        <CountCard title={t.total} icon={IconProducts} count={totalProducts} tone="teal" leadsTo={LISTS.all} />
        <CountCard title={t.outOfStock} icon={IconOutOfStock} count={outOfStock} tone="red" leadsTo={LISTS.out} />
        <CountCard title={t.inStock} icon={IconInStock} count={inStock} tone="plum" leadsTo={LISTS.in} />
      </CountCards>
      <ProductTable heading={heading} />
    </div>
  );
}
