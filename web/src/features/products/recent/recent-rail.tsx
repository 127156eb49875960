import type { ProductCardFragment } from '../../../generated/components.ts';
import { useRecentProductsQuery, type RecentProductsQueryVariables } from '../../../generated/products-recent.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import buttons from '../../../ui/buttons.module.css';
import { showToast } from '../../../ui/toast/toast.ts';
import { recentText } from './messages.ts';
import classes from './recent-rail.module.css';
import { forgetSeenProducts } from './seen-products.ts';

/** `ids`: 1 to 12. Titles, pictures and prices are the shop's of today. */
export function RecentRail({ ids }: { ids: readonly string[] }) {
  const t = useText(recentText);
  const { data, error, loading, refetch } = useRecentProductsQuery({
    variables: variablesOf(ids),
    fetchPolicy: 'cache-and-network',
    // One product that cannot be read must not hide the others.
    errorPolicy: 'all',
  });
  const found = data && productsOf(data, ids);
  // Not sold any more.
  if (!loading && !error && found?.length === 0) return null;
  return (
    <div className={classes.recent}>
      <ProductRail
        heading={t.heading}
        products={found}
        error={found?.length ? undefined : error}
        onRetry={refetch}
        action={
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              forgetSeenProducts();
              showToast({ kind: 'success', message: t.cleared });
            }}
          >
            {t.clear}
          </button>
        }
      />
      <p className={classes.note}>{t.note}</p>
    </div>
  );
}

const SLOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** Slots without an id of their own ask for the first product again. */
function variablesOf(ids: readonly string[]): RecentProductsQueryVariables {
  const [first = ''] = ids;
  return Object.fromEntries(
    SLOTS.map((slot, index) => [slot, ids[index] ?? first]),
  ) as unknown as RecentProductsQueryVariables;
}

function productsOf(
  data: Partial<Record<(typeof SLOTS)[number], ProductCardFragment | null>>,
  ids: readonly string[],
): ProductCardFragment[] {
  return SLOTS.slice(0, ids.length).flatMap((slot) => data[slot] ?? []);
}
