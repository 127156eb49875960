import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import fold from '../../../ui/fold.module.css';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { Choice } from './choice.tsx';
import { Change, type Report } from './figure-cards.tsx';
import { countText, wholePriceText, priceText, useDayTexts } from './figures-text.ts';
import { FiguresTable, type FigureColumn } from './figures-table.tsx';
import classes from './insight.module.css';
import { isUnderWay, ordersLink, type InsightView } from './insight-view.ts';
import { insightText } from './messages.ts';

/** The chart library is larger than the rest of the screen. */
const SalesChart = lazyComponent(async () => (await import('./sales-chart.tsx')).SalesChart);

type Bucket = Report['buckets'][number];

export function SalesOverTime(props: { report: Report | undefined; view: InsightView; address: Address }) {
  const t = useText(insightText);
  const days = useDayTexts();
  const { report, view, address } = props;
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
      cell: ({ figures, before }) => <Change now={figures.revenue} before={before.revenue} />,
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
      <div className={classes.chart}>{report && <SalesChart report={report} shows={view.chart} />}</div>
      <details className={classes.table}>
        <summary className={fold.fold}>{t.asTable}</summary>
        <FiguresTable
          caption={t.overTime}
          fileName={`sales-${report?.from ?? ''}-${report?.to ?? ''}`}
          columns={columns}
          keyOf={({ from }) => from}
          rows={report?.buckets}
          empty={t.nothingSold}
        />
      </details>
    </section>
  );
}
