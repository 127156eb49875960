import { formatPriceRange } from '../../../../../../schema/shop.ts';
import type { ListCountsFragment } from '../../../../generated/products-list.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { productText } from '../../../../shared/product/messages.ts';
import buttons from '../../../../ui/buttons.module.css';
import { lazyComponent } from '../../../../ui/views/lazy-component.tsx';
import type { ListParams } from '../list-params.ts';
import classes from './below-empty-list.module.css';
import { emptyListText } from './messages.ts';

// Loaded on its own, as by the page of a product: what both share would go into the first load of the list.
const OtherProducts = lazyComponent(async () => (await import('../other-products.tsx')).OtherProducts);

/** Groups of choices whose removal alone gives results, and other products. */
export function BelowEmptyList(props: {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
  /** Absent where the search index does not answer: then nobody knows what to remove. */
  counts: ListCountsFragment | null | undefined;
}) {
  const t = useText(emptyListText);
  const { category } = useText(productText);
  const { params, change, counts } = props;
  const { categories, brands, priceRanges, ratings } = params;
  const groups = [
    { name: 'categories', chosen: categories.map(category), found: counts?.categories },
    { name: 'brands', chosen: brands, found: counts?.brands },
    { name: 'priceRanges', chosen: priceRanges.map(formatPriceRange), found: counts?.prices },
    { name: 'ratings', chosen: ratings.map(t.stars), found: counts?.stars },
    // A choice's count heeds the other groups, but not its own.
  ].filter(({ chosen, found }) => chosen.length > 0 && found?.some(({ count }) => count > 0));
  return (
    <>
      {groups.length > 0 && (
        <ul className={classes.ways} aria-label={t.ways}>
          {groups.map(({ name, chosen }) => (
            <li key={name}>
              <button type="button" className={buttons.secondary} onClick={() => change({ [name]: [] })}>
                {t.onlyRemove(chosen.join(', '))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <OtherProducts />
    </>
  );
}
