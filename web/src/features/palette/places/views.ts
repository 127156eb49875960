import IconQueue from '@tabler/icons-react/dist/esm/icons/IconMessageSearch.mjs';
import IconOrders from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconCatalogue from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { Icon } from '@tabler/icons-react';
import { LISTS } from '../../../shell/admin/counted-lists.ts';
import type { orderText } from '../../../shared/order/messages.ts';
import type { StaffRole } from '../../../ui/views/unauthorized-view.tsx';
import type { paletteText } from '../messages.ts';
import { superAdmin } from './places.ts';

type PaletteText = typeof paletteText.english;
type OrderText = typeof orderText.english;

/** A part of a screen, as its filters show it. */
export interface View {
  id: string;
  path: string;
  /** The screen that it is a part of. */
  screen: keyof PaletteText['screens'];
  name: (t: PaletteText, orders: OrderText) => string;
  icon: Icon;
}

const STOCK = (['out', 'scarce', 'in'] as const).map((list): View => ({
  id: `stock-${list}`,
  path: LISTS[list],
  screen: 'catalogue',
  name: (t) => t.stockLists[list],
  icon: IconCatalogue,
}));

const ORDERS = (['PENDING', 'PACKED', 'DISPATCHED', 'DELIVERED', 'CANCELLED'] as const).map((status): View => ({
  id: `orders-${status}`,
  path: superAdmin({ tab: 'orders', status }),
  screen: 'orders',
  name: (t, { status: names }) => t.ordersThatAre(names[status]),
  icon: IconOrders,
}));

const REVIEWS = (['NEW', 'WATCHED'] as const).map((show): View => ({
  id: `reviews-${show}`,
  path: superAdmin({ tab: 'queue', show }),
  screen: 'queue',
  name: (t) => t.reviewLists[show],
  icon: IconQueue,
}));

export const viewsOf = (role: StaffRole): readonly View[] =>
  role === 'SUPER_ADMIN' ? [...ORDERS, ...STOCK, ...REVIEWS] : STOCK;
