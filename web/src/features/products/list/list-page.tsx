import { useEffect, useRef } from 'react';
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { CATEGORIES, PRODUCTS_PAGE_SIZE } from '../../../../../schema/shop.ts';
import { Text } from '@mantine/core';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { Page } from '../../../ui/page.tsx';
import { useAddressParams } from '../../../lib/hooks/use-address.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { useProductListQuery } from '../../../generated/products-list.ts';
import { categoryPath, paths } from '../../../lib/paths.ts';
import { forgetHomeCategory, optionalHomeCategory } from '../../../shared/product/home-category.ts';
import { LazyOtherProducts } from '../../../shared/rails/lazy-rails.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Filters } from './filters.tsx';
import classes from './list.module.css';
import { listVariables, readListParams, writeListParams, type ListParams } from './list-params.ts';
import { PageLinks } from './page-links.tsx';
import { PhoneControls } from './phone-controls.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortSelect } from './sort-control.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { countFilters } from './filter-choices.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { listText } from './messages.ts';

const WaysOn = lazyPart(async () => (await import('./ways-on.tsx')).WaysOn);

/** Without URL parameters the list opens with the category stored by the home page. */
export function ListPage() {
  const [address] = useSearchParams();
  const stored = useInBrowser(optionalHomeCategory, null);
  const category = address.size === 0 ? stored : null;
  return category ? <Navigate replace to={categoryPath(category)} /> : <ProductList />;
}

/** `bare`: the whole list's search, which may not be empty in a link: the list would open with the stored category. */
function addressOf(params: ListParams, bare = '?page=1'): string {
  const search = writeListParams(params).toString();
  return paths.products + (search ? `?${search}` : bare);
}

/** The list's state in the URL. Each change adds a history entry. */
function useListParams() {
  const [address, open] = useAddressParams();
  const params = readListParams(address);

  /** Resets to page 1 unless `changed` has a page. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...params, page: 1, ...changed };
    const home = optionalHomeCategory();
    if (home && !next.categories.includes(home)) forgetHomeCategory();
    // A new page scrolls to the top; a choice no further than to the first result (useListStart).
    open(writeListParams(next), { preventScrollReset: changed.page === undefined });
  };

  return { params, change };
}

/** Shows the first result after a choice or a change of the page, as a new list begins there. Not on the way back. */
function useListStart({ page }: ListParams) {
  const start = useRef<HTMLElement>(null);
  const [address] = useSearchParams();
  const shown = useRef({ address, page });
  const type = useNavigationType();

  useEffect(() => {
    const before = shown.current;
    shown.current = { address, page };
    const list = start.current;
    if (before.address === address || type !== NavigationType.Push || !list) return;
    const used = document.activeElement;
    // What has led to another page is at the list's end, or gone.
    if (before.page !== page) return list.contains(used) ? list.focus({ preventScroll: true }) : undefined;
    // A choice beside the list stays in sight, with the ones around it.
    if (!used?.closest('aside') && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [address, page, type]);
  return start;
}

function ProductList() {
  const t = useText(listText);
  const { category, otherFinds, someWords } = useText(productText);
  const layout = useLayout();
  const { params, change } = useListParams();
  const start = useListStart(params);
  const { data, previousData, loading, error, refetch } = useProductListQuery({
    variables: listVariables(params),
    // The filter is shown even if the products fail to load.
    errorPolicy: 'all',
  });
  // The current products stay, dimmed, while the next ones load. Those that are only read anew have data, and stay as they are.
  const products = (data ?? (loading ? previousData : undefined))?.products;
  const facets = (data ?? previousData)?.facets;
  const { total, exactCount, didYouMean, hasSomeWords, counts } = products ?? {};
  const searched = didYouMean ?? params.search;
  const only = params.categories.length === 1 && CATEGORIES.find((name) => name === params.categories[0]);
  const brands = facets?.brands.filter((brand) => params.brands.includes(brand)) ?? [];
  const place = [only && category(only), ...brands].filter(Boolean).join(' · ');
  const filters = { params, change, facets, counts };
  // There is nothing to sort.
  const isEmpty = products?.items.length === 0;
  const isBeyond = isEmpty && params.page > 1;
  const isBare = isEmpty && params.search !== '' && countFilters(params) === 0;
  // If the filter options failed to load too, only the error is shown. Of a search that finds nothing by itself no choice would help.
  const showFilters = (facets || loading) && !isBare;

  return (
    <Page title={t.title} canonical={isBeyond ? null : addressOf(params, '')}>
      <header className={classes.header}>
        <div className={classes.words}>
          <h1>{params.search ? t.resultsFor(searched) : place || t.title}</h1>
          {/* It tells assistive technology what a filter has changed, so it is there before its text. */}
          <p role="status">{total == null ? '' : t.count(total)}</p>
        </div>
        {layout !== 'phone' && !isEmpty && <SortSelect params={params} onSort={(sort) => change({ sort })} />}
      </header>
      <div className={classes.columns}>
        {showFilters && (layout === 'phone' || layout === 'unknown') && (
          <PhoneControls {...filters} total={total} isEmpty={isEmpty} />
        )}
        {showFilters && layout !== 'phone' && (
          <aside className={classes.side} aria-label={t.filters}>
            <Filters {...filters} folds={layout !== 'wide'} />
          </aside>
        )}
        <section ref={start} className={classes.list} aria-label={t.title} tabIndex={-1}>
          <ActiveFilters params={{ ...params, search: searched }} change={change} />
          {error ? <LoadError error={error} onRetry={refetch} /> : list()}
        </section>
      </div>
    </Page>
  );

  function list() {
    if (data?.products?.items.length === 0) {
      return (
        <>
          <EmptyView
            icon={<IconSearch aria-hidden />}
            heading={t.none}
            action={<WaysOn {...filters} totalPages={data.products.pageInfo.totalPages} />}
          />
          <LazyOtherProducts />
        </>
      );
    }
    const { items, pageInfo } = products ?? {};
    const before = ((pageInfo?.page ?? 1) - 1) * PRODUCTS_PAGE_SIZE;
    const exact = exactCount == null ? items : items?.slice(0, Math.max(exactCount - before, 0));
    const others = items?.slice(exact?.length) ?? [];
    const reasons = [
      ...(didYouMean == null ? [] : [t.notAsTyped(params.search, didYouMean)]),
      ...(hasSomeWords ? [someWords(searched)] : []),
    ];
    return (
      <>
        {exact?.length !== 0 && <ProductGrid products={exact} busy={!data} skeletonCount={PRODUCTS_PAGE_SIZE} />}
        {others.length > 0 && (
          <>
            <h2 className={classes.others}>{reasons[0] ?? otherFinds(params.search)}</h2>
            {reasons[1] && (
              <Text c="dimmed" mb="md">
                {reasons[1]}
              </Text>
            )}
            <ProductGrid products={others} busy={!data} skeletonCount={0} below={exact?.length !== 0} />
          </>
        )}
        {products && <PageLinks pageInfo={products.pageInfo} hrefOf={(page) => addressOf({ ...params, page })} />}
      </>
    );
  }
}
