import IconDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconSame from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { Link } from 'react-router-dom';
import type { SalesReportQuery } from '../../../generated/super-admin-insight.ts';
import { useText } from '../../../lib/language/language.tsx';
import { changeOf, countText, wholePriceText } from './figures-text.ts';
import classes from './figure-cards.module.css';
import { canCompare, ordersLink } from './insight-view.ts';
import { insightText } from './messages.ts';

export type Report = NonNullable<SalesReportQuery['salesReport']>;

/** The figures of the whole range. Each leads to its orders, and says how it stands to the time before if that can be said. */
export function FigureCards({ report }: { report: Report | undefined }) {
  const t = useText(insightText);
  const { figures, before } = report ?? {};
  const days = report ?? { from: '', to: '' };
  const daysBefore = { from: report?.beforeFrom ?? '', to: report?.beforeTo ?? '' };
  const share = (percent: number | null | undefined): string => (percent == null ? '' : t.ofAllOrders(percent));
  const cards = [
    {
      title: t.revenue,
      value: figures && wholePriceText(figures.revenue),
      to: ordersLink(days, 'SOLD'),
      note: figures && t.withShipping(wholePriceText(figures.payable)),
      change: [figures?.revenue, before?.revenue],
      before: before && wholePriceText(before.revenue),
      beforeTo: ordersLink(daysBefore, 'SOLD'),
    },
    {
      title: t.orders,
      value: figures && countText(figures.orders),
      to: ordersLink(days),
      note: figures && t.soldOf(figures.sold),
      change: [figures?.orders, before?.orders],
      before: before && countText(before.orders),
      beforeTo: ordersLink(daysBefore),
    },
    {
      title: t.averageOrder,
      value: figures && wholePriceText(figures.averageOrder),
      to: ordersLink(days, 'SOLD'),
      note: figures && t.piecesSold(figures.pieces),
      change: [figures?.averageOrder, before?.averageOrder],
      before: before && wholePriceText(before.averageOrder),
      beforeTo: ordersLink(daysBefore, 'SOLD'),
    },
    {
      title: t.cancellations,
      value: figures && countText(figures.cancelled),
      to: ordersLink(days, 'CANCELLED'),
      note: share(figures?.cancelledPercent),
      change: [figures?.cancelled, before?.cancelled],
      before: before && countText(before.cancelled),
      beforeTo: ordersLink(daysBefore, 'CANCELLED'),
    },
  ] as const;
  return (
    <dl className={classes.cards} aria-busy={!report}>
      {cards.map(({ title, value, to, note, change: [now, then], before: was, beforeTo }) => (
        <div key={title} className={classes.card}>
          <dt className={classes.title}>{title}</dt>
          {value === undefined ? (
            <dd className={classes.value}>
              <span className={classes.bone} role="status" aria-label={t.loading} />
            </dd>
          ) : (
            <>
              <dd className={classes.value}>
                <Link to={to}>{value}</Link>
              </dd>
              <dd className={classes.note}>{note}</dd>
              {before && canCompare(before) && (
                <dd className={classes.change}>
                  <Change now={now ?? null} before={then ?? null} moreIsBad={title === t.cancellations} />
                  <Link to={beforeTo}>{t.before(was ?? '')}</Link>
                </dd>
              )}
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Says more or less in words and by its arrow. Whether that is good or bad has a colour, too. */
export function Change(props: { now: number | null; before: number | null; moreIsBad?: boolean }) {
  const t = useText(insightText);
  const { now, before, moreIsBad = false } = props;
  const change = changeOf(now, before);
  if (change === null) return <span>{t.noComparison}</span>;
  const ChangeIcon = change > 0 ? IconUp : change < 0 ? IconDown : IconSame;
  return (
    <span className={classes.trend} data-trend={change === 0 ? undefined : change > 0 === moreIsBad ? 'bad' : 'good'}>
      <ChangeIcon size={18} aria-hidden />
      {change > 0 ? t.more(change) : change < 0 ? t.less(-change) : t.same}
    </span>
  );
}
