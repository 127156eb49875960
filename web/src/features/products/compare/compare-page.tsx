import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useRef, useState } from 'react';
import { useCompareProductsQuery, type CompareProductsQueryVariables } from '../../../generated/products-compare.ts';
import { ExploreLink } from '../../../shared/product/product-links.tsx';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import classes from './compare-page.module.css';
import { CompareBones } from './compare-bones.tsx';
import { CompareFrame } from './compare-frame.tsx';
import { CompareTable } from './compare-table.tsx';
import { removeFromComparison, useComparedIds } from '../../../shared/comparison/compared-ids.ts';
import { LazyOtherProducts } from '../list/lazy-other-products.ts';
import { compareText } from './messages.ts';

/** The products that were chosen in this browser, side by side. */
export function ComparePage() {
  const t = useText(compareText);
  const ids = useComparedIds();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = (): void => heading.current?.focus({ preventScroll: true });
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t.title}
        </h1>
        <p>{t.intro}</p>
      </header>
      {ids.length === 0 ? <Nothing /> : <Comparison ids={ids} toHeading={toHeading} />}
    </div>
  );
}

function Nothing() {
  const t = useText(compareText);
  return (
    <>
      <EmptyView icon={<IconScale aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />
      <LazyOtherProducts />
    </>
  );
}

const SLOTS = ['a', 'b', 'c', 'd'] as const;

/** `ids`: 1 to 4. */
function Comparison({ ids, toHeading }: { ids: readonly string[]; toHeading: () => void }) {
  const t = useText(compareText);
  const [onlyDifferences, onOnlyDifferences] = useState(false);
  const [first = ''] = ids;
  // Slots without an id of their own ask for the first product again.
  const [a = first, b = first, c = first, d = first] = ids;
  const variables: CompareProductsQueryVariables = { a, b, c, d };
  const { data, previousData, loading, error, refetch } = useCompareProductsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const found = [data, previousData].flatMap((known) => (known ? SLOTS.map((slot) => known[slot]) : []));
  const products = ids.flatMap((id) => found.find((product) => product?.id === id) ?? []);
  if (!data && error) return <LoadError error={error} onRetry={refetch} />;
  const gone = loading ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  const removeGone = (): void => {
    // The button goes with its sentence.
    toHeading();
    for (const id of gone) removeFromComparison(id);
  };
  return (
    <>
      {gone.length > 0 && (
        <p role="status" className={classes.gone}>
          {t.gone(gone.length)}{' '}
          <button type="button" className={buttons.quiet} onClick={removeGone}>
            {t.removeGone}
          </button>
        </p>
      )}
      {(!data || products.length > 0) && (
        <CompareFrame count={products.length || ids.length} {...{ onlyDifferences, onOnlyDifferences }}>
          {products.length > 0 ? (
            <CompareTable products={products} onlyDifferences={onlyDifferences} onEmpty={toHeading} />
          ) : (
            <CompareBones ids={ids} />
          )}
        </CompareFrame>
      )}
    </>
  );
}
