import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/language/language.tsx';
import { AdminShell } from '../../shell/admin/admin-shell.tsx';
import { superAdminText } from './messages.ts';
import { tabOf } from './tab-of.ts';

const TABS = [
  { value: 'orders', icon: IconPackages },
  { value: 'users', icon: IconUsers },
  { value: 'reviews', icon: IconMessages },
  { value: 'products', icon: IconTags },
] as const;

/** The tabs around all screens of the super admin. */
export function SuperAdminFrame() {
  const t = useText(superAdminText);
  const navigate = useNavigate();
  const active = tabOf(new URLSearchParams(useLocation().search).get('tab'));

  return (
    <AdminShell
      heading={t.heading}
      tabs={TABS.map(({ value, icon }) => ({ value, icon, label: t.tabs[value] }))}
      active={active}
      onTab={(tab) => void navigate({ pathname: paths.superAdmin, search: new URLSearchParams({ tab }).toString() })}
    >
      <Outlet />
    </AdminShell>
  );
}
