import { CompositeChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { formatPrice } from '../../../../../schema/shop.ts';
import { axisTicks } from '../../../lib/axis-ticks.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Report } from './figure-cards.tsx';
import { countText, shortPrice, useDayTexts } from './figures-text.ts';
import { canCompare, isUnderWay, type InsightView } from './insight-view.ts';
import { insightText } from './messages.ts';

/** Bars of the range, a pale one where it is not over yet, and a line of the time before, if it can be compared. The table beside it has the same figures, so readers skip it. */
export function SalesChart(props: {
  report: Report;
  buckets: readonly Report['buckets'][number][];
  shows: InsightView['chart'];
}) {
  const t = useText(insightText);
  const days = useDayTexts();
  const { report, buckets, shows } = props;
  const isMoney = shows === 'revenue';
  const now = isMoney ? t.revenue : t.orders;
  const hasBefore = canCompare(report.before);
  const ticks = axisTicks(Math.max(...buckets.flatMap(({ figures, before }) => [figures[shows], before[shows]])));
  const data = buckets.map((bucket) => ({
    bucket: days.bucket(report.period, bucket),
    [isUnderWay(bucket, report.today) ? t.soFar : now]: bucket.figures[shows],
    [t.timeBefore]: bucket.before[shows],
  }));
  return (
    <div aria-hidden="true" style={{ height: '100%' }}>
      <CompositeChart
        h="100%"
        data={data}
        dataKey="bucket"
        series={[
          { name: now, type: 'bar', color: 'var(--brand)' },
          ...(isUnderWay(report, report.today)
            ? [{ name: t.soFar, type: 'bar' as const, color: 'color-mix(in srgb, var(--brand) 60%, var(--surface))' }]
            : []),
          ...(hasBefore
            ? [{ name: t.timeBefore, type: 'line' as const, color: 'var(--accent-edge)', strokeDasharray: '5 4' }]
            : []),
        ]}
        withLegend
        withDots={false}
        curveType="linear"
        maxBarWidth={48}
        gridColor="var(--line)"
        textColor="var(--ink-soft)"
        valueFormatter={isMoney ? formatPrice : countText}
        barProps={{ radius: [6, 6, 0, 0], isAnimationActive: false, stackId: 'bar', fillOpacity: 0.82 }}
        lineProps={{ isAnimationActive: false, strokeWidth: 2 }}
        composedChartProps={{ accessibilityLayer: false }}
        // Below the legend.
        tooltipProps={{ position: { y: 44 } }}
        xAxisProps={{ minTickGap: 16, interval: 'equidistantPreserveStart' }}
        yAxisProps={{
          ticks,
          domain: [0, ticks.at(-1) ?? 0],
          width: 60,
          tickFormatter: isMoney ? shortPrice : countText,
        }}
      />
    </div>
  );
}
