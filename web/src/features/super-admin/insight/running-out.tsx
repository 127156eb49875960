import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import buttons from '../../../ui/buttons.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import type { Report } from './figure-cards.tsx';
import { countText, useDayTexts } from './figures-text.ts';
import { FiguresTable, MOST_SHOWN, type FigureColumn } from './figures-table.tsx';
import classes from './insight.module.css';
import { categoryLink, productLink, restockLinks, WITHIN, type InsightView } from './insight-view.ts';
import { productText } from '../../../shared/product/messages.ts';
import { insightText } from './messages.ts';

export type Pace = NonNullable<Report['runningOut']>['rows'][number];

/** What will be sold out, whatever the range above is. */
export function RunningOut(props: { report: Report | undefined; view: InsightView; address: Address }) {
  const t = useText(insightText);
  const { category: capital } = useText(productText);
  const days = useDayTexts();
  const { report, view, address } = props;
  const stock = report?.runningOut;
  const left = stock?.rows.filter((row) => row.stock > 0);
  // Sold out ones come first, and are listed by themselves.
  const total = stock && left && stock.total - (stock.rows.length - left.length);
  const columns: FigureColumn<Pace>[] = [
    {
      header: t.product,
      value: ({ title }) => title,
      cell: ({ productId, title }) => <Link to={productLink(productId)}>{title}</Link>,
    },
    {
      header: t.category,
      value: ({ category }) => category ?? t.noCategory,
      cell: ({ category }) =>
        category === null ? t.noCategory : <Link to={categoryLink(category)}>{capital(category)}</Link>,
    },
    { header: t.sold30, value: ({ pieces }) => pieces, cell: ({ pieces }) => countText(pieces), isNumber: true },
    { header: t.stock, value: (row) => row.stock, cell: (row) => countText(row.stock), isNumber: true },
    {
      header: t.daysLeft,
      value: ({ daysLeft }) => daysLeft,
      cell: (row) => t.inDays(row.daysLeft, days.day(row.endsOn)),
      isNumber: true,
    },
  ];
  return (
    <section className={classes.part} aria-labelledby="running-out">
      <header className={classes.head}>
        <h3 id="running-out">
          {t.runningOut}
          {total ? <span className={classes.headline}> {t.productsCount(total)}</span> : null}
        </h3>
        <Link to={restockLinks.low} className={buttons.secondary}>
          {t.restock}
        </Link>
        <FilterSelect
          label={t.within}
          value={view.withinDays === 30 ? '' : String(view.withinDays)}
          everything={t.daysCount(30)}
          options={WITHIN.filter((count) => count !== 30).map((count) => ({
            value: String(count),
            label: t.daysCount(count),
          }))}
          onChoose={(within) => address.change({ within }, { replace: true })}
        />
      </header>
      <p className={classes.note}>
        {t.paceNote} {left && total != null && total > left.length && t.firstOf(left.length, total)}{' '}
        {stock?.isComplete === false && t.incomplete}
      </p>
      {report && !stock ? (
        <p role="alert">{t.stockUnknown}</p>
      ) : (
        <FiguresTable
          caption={t.runningOut}
          fileName="running-out"
          columns={columns}
          keyOf={({ productId }) => productId}
          rows={left}
          most={MOST_SHOWN}
          empty={total === 0 ? t.nothingRunsOut : t.onlySoldOut}
        />
      )}
    </section>
  );
}
