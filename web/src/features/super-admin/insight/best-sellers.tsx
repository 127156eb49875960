import { Link } from 'react-router-dom';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { Choice } from './choice.tsx';
import type { Report } from './figure-cards.tsx';
import { countText, priceText } from './figures-text.ts';
import { FiguresTable, type FigureColumn } from './figures-table.tsx';
import classes from './insight.module.css';
import { categoryLink, ordersLink, productLink, type InsightView } from './insight-view.ts';
import { productText } from '../../../shared/product/messages.ts';
import { insightText } from './messages.ts';

/** What sold best in the range. */
export function BestProducts(props: { report: Report | undefined; view: InsightView; address: Address }) {
  const t = useText(insightText);
  const { report, view, address } = props;
  const days = report ?? { from: '', to: '' };
  const products: FigureColumn<Report['topProducts'][number]>[] = [
    {
      header: t.product,
      value: ({ title }) => title,
      cell: ({ productId, title }) => <Link to={productLink(productId)}>{title}</Link>,
    },
    {
      header: t.orders,
      value: ({ orders }) => orders,
      cell: ({ title, orders }) => (
        <Link to={ordersLink(days, 'SOLD', title.slice(0, MAX_SEARCH))}>{countText(orders)}</Link>
      ),
      isNumber: true,
    },
    { header: t.pieces, value: ({ pieces }) => pieces, cell: ({ pieces }) => countText(pieces), isNumber: true },
    {
      header: t.revenue,
      value: ({ revenue }) => revenue,
      cell: ({ revenue }) => priceText(revenue),
      isNumber: true,
      isMain: true,
    },
  ];
  return (
    <section className={classes.part} aria-labelledby="top-products">
      <header className={classes.head}>
        <h3 id="top-products">{t.topProducts}</h3>
        <Choice
          label={t.rankedBy}
          options={[
            { value: 'REVENUE', label: t.revenue },
            { value: 'PIECES', label: t.pieces },
          ]}
          value={view.by}
          onChoose={(by) => address.change({ by: by === 'PIECES' ? by : '' }, { replace: true })}
        />
      </header>
      <FiguresTable
        caption={t.topProducts}
        fileName={`top-products-${days.from}-${days.to}`}
        columns={products}
        keyOf={({ productId }) => productId}
        rows={report?.topProducts}
        empty={t.nothingSold}
      />
    </section>
  );
}

/** Which categories sold best in the range. */
export function BestCategories({ report }: { report: Report | undefined }) {
  const t = useText(insightText);
  const { category: capital } = useText(productText);
  const days = report ?? { from: '', to: '' };
  const categories: FigureColumn<Report['topCategories'][number]>[] = [
    {
      header: t.category,
      value: ({ name }) => name ?? t.noCategory,
      cell: ({ name }) => (name === null ? t.noCategory : <Link to={categoryLink(name)}>{capital(name)}</Link>),
    },
    { header: t.products, value: (row) => row.products, cell: (row) => countText(row.products), isNumber: true },
    { header: t.pieces, value: ({ pieces }) => pieces, cell: ({ pieces }) => countText(pieces), isNumber: true },
    {
      header: t.revenue,
      value: ({ revenue }) => revenue,
      cell: ({ revenue }) => priceText(revenue),
      isNumber: true,
      isMain: true,
    },
  ];
  return (
    <section className={classes.part} aria-labelledby="top-categories">
      <h3 id="top-categories">{t.topCategories}</h3>
      <FiguresTable
        caption={t.topCategories}
        fileName={`top-categories-${days.from}-${days.to}`}
        columns={categories}
        keyOf={({ name }) => name ?? ''}
        rows={report?.topCategories}
        empty={t.nothingSold}
      />
    </section>
  );
}
