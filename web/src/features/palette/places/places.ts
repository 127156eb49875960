import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconQueue from '@tabler/icons-react/dist/esm/icons/IconMessageSearch.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconReviews from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconOrders from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconCatalogue from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Icon } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { productFormPath } from '../../../shell/admin/product-form-path.ts';
import type { ScreenRequest } from '../../../shell/admin/screen-request.ts';
import type { StaffRole } from '../../../ui/views/unauthorized-view.tsx';
import type { paletteText } from '../messages.ts';

/** A screen of staff. */
export interface Place {
  key: keyof typeof paletteText.english.screens;
  path: string;
  /** Its tab, where the address has none. */
  request?: ScreenRequest;
  /** Who may see it, as web/src/router.tsx has it. */
  roles: readonly StaffRole[];
  /** The key after `g` that goes there. */
  letter: string;
  icon: Icon;
}

/** An address of the super admin's screen. */
export const superAdmin = (choices: Record<string, string>): string =>
  `${paths.superAdmin}?${new URLSearchParams(choices).toString()}`;

const PLACES: readonly Place[] = [
  {
    key: 'dashboard',
    path: paths.admin,
    request: 'dashboardTab',
    roles: ['ADMIN'],
    letter: 'd',
    icon: IconDashboard,
  },
  {
    key: 'productTab',
    path: paths.admin,
    request: 'productTab',
    roles: ['ADMIN'],
    letter: 'p',
    icon: IconProducts,
  },
  {
    key: 'stockTab',
    path: paths.admin,
    request: 'stockTab',
    roles: ['ADMIN'],
    letter: 's',
    icon: IconOutOfStock,
  },
  {
    key: 'messagesTab',
    path: paths.admin,
    request: 'messagesTab',
    roles: ['ADMIN'],
    letter: 'm',
    icon: IconMessages,
  },
  {
    key: 'settingTab',
    path: paths.admin,
    request: 'settingTab',
    roles: ['ADMIN'],
    letter: 't',
    icon: IconSettings,
  },
  { key: 'orders', path: superAdmin({ tab: 'orders' }), roles: ['SUPER_ADMIN'], letter: 'o', icon: IconOrders },
  {
    key: 'board',
    path: superAdmin({ tab: 'orders', view: 'board' }),
    roles: ['SUPER_ADMIN'],
    letter: 'b',
    icon: IconBoard,
  },
  { key: 'insight', path: paths.superAdminInsight, roles: ['SUPER_ADMIN'], letter: 'i', icon: IconChart },
  {
    key: 'catalogue',
    path: paths.adminCatalogue,
    roles: ['ADMIN', 'SUPER_ADMIN'],
    letter: 'c',
    icon: IconCatalogue,
  },
  { key: 'newProduct', path: paths.adminNewProduct, roles: ['ADMIN'], letter: 'n', icon: IconPlus },
  { key: 'newProduct', path: paths.superAdminNewProduct, roles: ['SUPER_ADMIN'], letter: 'n', icon: IconPlus },
  { key: 'products', path: superAdmin({ tab: 'products' }), roles: ['SUPER_ADMIN'], letter: 'p', icon: IconProducts },
  { key: 'users', path: superAdmin({ tab: 'users' }), roles: ['SUPER_ADMIN'], letter: 'u', icon: IconUsers },
  { key: 'reviews', path: superAdmin({ tab: 'reviews' }), roles: ['SUPER_ADMIN'], letter: 'r', icon: IconReviews },
  { key: 'queue', path: superAdmin({ tab: 'queue' }), roles: ['SUPER_ADMIN'], letter: 'q', icon: IconQueue },
  { key: 'changes', path: superAdmin({ tab: 'changes' }), roles: ['SUPER_ADMIN'], letter: 'h', icon: IconHistory },
];

export const placesOf = (role: StaffRole): readonly Place[] => PLACES.filter(({ roles }) => roles.includes(role));

/** Where one of the found leads, or all that match. */
export const foundPaths = {
  product: (id: string, role: StaffRole) => productFormPath(id, role === 'ADMIN'),
  products: (search: string) => `${paths.adminCatalogue}?${new URLSearchParams({ search }).toString()}`,
  order: (order: string) => superAdmin({ tab: 'orders', order }),
  orders: (q: string) => superAdmin({ tab: 'orders', q }),
  users: (q: string) => superAdmin({ tab: 'users', q }),
  createUser: superAdmin({ tab: 'users' }),
};
