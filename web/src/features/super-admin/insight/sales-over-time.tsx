import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import fold from '../../../ui/fold.module.css';
import layout from '../../../ui/layout.module.css';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { Choice } from './choice.tsx';
import { Change, type Report } from './figure-cards.tsx';
import { countText, wholePriceText, priceText, useDayTexts } from './figures-text.ts';
import { FiguresTable, type FigureColumn } from './figures-table.tsx';
import classes from './insight.module.css';
import { canCompare, isUnderWay, ordersLink, sinceFirstOrder, type InsightView } from './insight-view.ts';
import { insightText } from './messages.ts';

/** The chart library is larger than the rest of the screen. */
const SalesChart = lazyComponent(async () => (await import('./sales-chart.tsx')).SalesChart, ChartBones);

type Bucket = Report['buckets'][number];

export function SalesOverTime(props: { report: Report | undefined; view: InsightView; address: Address }) {
  const t = useText(insightText);
  const days = useDayTexts();
  const { report, view, address } = props;
  const buckets = report && (view.from === undefined ? sinceFirstOrder(report.buckets) : report.buckets);
  const [first] = buckets ?? [];
  const best = buckets?.reduce<Bucket | undefined>(
    (most, one) => (one.figures.revenue > (most?.figures.revenue ?? 0) ? one : most),
    undefined,
  );
  const columns: FigureColumn<Bucket>[] = [
    {
      header: t.days,
      value: ({ from, to }) => (from === to ? from : `${from} – ${to}`),
      cell: (bucket) => {
        const text = days.bucket(report?.period ?? view.period, bucket);
        return report && isUnderWay(bucket, report.today) ? t.daysSoFar(text) : text;
      },
    },
    {
      header: t.orders,
      value: ({ figures }) => figures.orders,
      cell: (bucket) => <Link to={ordersLink(bucket)}>{countText(bucket.figures.orders)}</Link>,
      isNumber: true,
    },
    {
      header: t.cancelled,
      value: ({ figures }) => figures.cancelled,
      cell: (bucket) => <Link to={ordersLink(bucket, 'CANCELLED')}>{countText(bucket.figures.cancelled)}</Link>,
      isNumber: true,
    },
    {
      header: t.averageOrder,
      value: ({ figures }) => figures.averageOrder ?? '',
      cell: ({ figures }) => wholePriceText(figures.averageOrder),
      isNumber: true,
    },
    {
      header: t.revenue,
      value: ({ figures }) => figures.revenue,
      cell: (bucket) => <Link to={ordersLink(bucket, 'SOLD')}>{priceText(bucket.figures.revenue)}</Link>,
      isNumber: true,
      isMain: true,
    },
    {
      header: t.revenueBefore,
      value: ({ before }) => before.revenue,
      cell: ({ before }) => priceText(before.revenue),
      isNumber: true,
    },
    {
      header: t.change,
      value: ({ figures, before }) => Math.round((figures.revenue - before.revenue) * 100) / 100,
      cell: ({ figures, before }) =>
        canCompare(before) ? (
          <Change now={figures.revenue} before={before.revenue} />
        ) : (
          <span title={t.tooFew}>
            <span aria-hidden>–</span>
            <span className={layout.hidden}>{t.tooFew}</span>
          </span>
        ),
      isNumber: true,
    },
  ];
  return (
    <section className={classes.part} aria-labelledby="over-time">
      <header className={classes.head}>
        <h3 id="over-time">{t.overTime}</h3>
        <Choice
          label={t.chartShows}
          options={[
            { value: 'revenue', label: t.revenue },
            { value: 'orders', label: t.orders },
          ]}
          value={view.chart}
          onChoose={(chart) => address.change({ chart: chart === 'orders' ? chart : '' }, { replace: true })}
        />
      </header>
      {report && first && first !== report.buckets[0] && (
        <p className={classes.note}>{t.startsAt(days.bucket(report.period, first))}</p>
      )}
      <div className={classes.chart}>
        {report && buckets ? <SalesChart report={report} buckets={buckets} shows={view.chart} /> : <ChartBones />}
      </div>
      <details className={classes.table}>
        <summary className={fold.fold}>
          <span className={classes.summary}>
            {t.asTable}{' '}
            {report && best && (
              <span className={classes.headline}>
                {t.bestOf(days.bucket(report.period, best), wholePriceText(best.figures.revenue))}
              </span>
            )}
          </span>
        </summary>
        <FiguresTable
          caption={t.overTime}
          fileName={`sales-${report?.from ?? ''}-${report?.to ?? ''}`}
          columns={columns}
          keyOf={({ from }) => from}
          rows={buckets}
          empty={t.nothingSold}
        />
      </details>
    </section>
  );
}

const BONES = [35, 60, 45, 80, 55, 30, 70, 90, 50, 65, 40, 75]; // heights in percent

/** Stands in the chart's place while it loads. `children`: why it cannot. */
function ChartBones({ children }: { children?: ReactNode }) {
  if (children) return children;
  return (
    <div className={classes.bones} aria-hidden>
      {BONES.map((height) => (
        <span key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
