import IconProduct from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconOrder from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconAll from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { formatPrice } from '../../../../schema/shop.ts';
import { usePaletteOrdersQuery, usePaletteProductsQuery, usePaletteUsersQuery } from '../../generated/palette.ts';
import { useDebounced } from '../../lib/hooks/use-debounced.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { shortId } from '../../shared/order/short-id.ts';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { matches, type Entry, type Group } from './entry.ts';
import { paletteText } from './messages.ts';
import { foundPaths } from './places/places.ts';
import { useGoTo } from './places/use-go-to.ts';

/** How many of a kind are offered. */
const FOUND = 5;

export interface FoundGroup extends Group {
  key: 'products' | 'orders' | 'users';
  /** False until the answer for the text is here. */
  complete: boolean;
  error: unknown;
  retry: () => unknown;
}

/** What the gateway finds, for a super admin orders and users, too. Nothing without a text. */
export function useFound(text: string, role: StaffRole): readonly FoundGroup[] {
  const t = useText(paletteText);
  const { status: statusNames } = useText(orderText);
  const goTo = useGoTo();
  const search = useDebounced(text, text);
  const idle = search === '' || text === '';
  const isSuper = role === 'SUPER_ADMIN';

  // None of them from the cache: what is found is what there is now.
  const products = usePaletteProductsQuery({
    variables: { search, limit: FOUND },
    skip: idle,
    fetchPolicy: 'no-cache',
  });
  const orders = usePaletteOrdersQuery({
    variables: { search, pageSize: FOUND },
    skip: idle || !isSuper,
    fetchPolicy: 'no-cache',
    // Orders are found when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const users = usePaletteUsersQuery({ skip: idle || !isSuper, fetchPolicy: 'no-cache' });
  if (text === '') return [];

  const open = (path: string) => () => goTo(path);
  const group = (
    key: FoundGroup['key'],
    query: { loading: boolean; error?: unknown; refetch: () => unknown },
    answer: { entries: Entry[]; total: number } | null | undefined,
    all: { label: (count: number) => string; path: (search: string) => string },
  ): FoundGroup => {
    const isCurrent = search === text && !query.loading;
    // The answer for the text before helps until its own is here, as far as it fits.
    const entries =
      answer?.entries.filter(({ id, label, detail }) => isCurrent || matches(text, id, label, detail)) ?? [];
    const rest: Entry[] =
      isCurrent && answer && answer.total > entries.length
        ? [{ id: `all-${key}`, label: all.label(answer.total), icon: IconAll, run: open(all.path(text)) }]
        : [];
    const error = isCurrent && !answer ? query.error : undefined;
    return { key, entries: [...entries, ...rest], complete: isCurrent, error, retry: query.refetch };
  };

  const catalogue = (products.data ?? products.previousData)?.catalogue;
  const found = group(
    'products',
    products,
    catalogue && {
      total: catalogue.total,
      entries: catalogue.rows.map(({ id, title, brand, discountPrice, stock }) => ({
        id: `product-${id}`,
        label: title,
        detail: [brand, formatPrice(discountPrice), t.stock(stock)].filter(Boolean).join(' · '),
        icon: IconProduct,
        run: open(foundPaths.product(id, role)),
      })),
    },
    { label: t.allProducts, path: foundPaths.products },
  );
  if (!isSuper) return [found];

  const page = (orders.data ?? orders.previousData)?.allOrders;
  const people = users.data?.users?.filter(({ name, email, mobile, role: rank }) =>
    matches(text, name, email, mobile, rank && t.roles[rank]),
  );
  return [
    found,
    group(
      'orders',
      orders,
      page && {
        total: page.total,
        entries: page.items.map(({ id, status, total, customer }) => ({
          id: `order-${id}`,
          label: shortId(id),
          detail: [customer?.name ?? t.unknownCustomer, statusNames[status], formatPrice(total)].join(' · '),
          icon: IconOrder,
          run: open(foundPaths.order(id)),
        })),
      },
      { label: t.allOrders, path: foundPaths.orders },
    ),
    group(
      'users',
      users,
      people && {
        total: people.length,
        entries: people.slice(0, FOUND).map(({ id, name, email, role: rank }) => ({
          id: `user-${id}`,
          label: name,
          detail: [email, rank && t.roles[rank]].filter(Boolean).join(' · '),
          icon: IconUser,
          run: open(foundPaths.users(email)),
        })),
      },
      { label: t.allUsers, path: foundPaths.users },
    ),
  ];
}
