import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import layout from '../../ui/layout.module.css';
import classes from './dashboard.module.css';
import { useText } from '../../lib/language/language.tsx';
import { adminText } from './messages.ts';

/** A bar chart of the counts, and a hidden table of them for screen readers. */
export function CountsChart({ counts }: { counts: { name: string; count: number }[] }) {
  const t = useText(adminText);
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} aria-hidden="true">
        <BarChart
          h="100%"
          data={counts.map(({ name, count }) => ({ name, [t.chart]: count }))}
          dataKey="name"
          series={[{ name: t.chart, color: 'var(--brand)' }]}
          withLegend
          maxBarWidth={84}
          gridColor="var(--line)"
          textColor="var(--ink-soft)"
          barProps={{ radius: [10, 10, 0, 0], isAnimationActive: false }}
          barChartProps={{ accessibilityLayer: false }}
          xAxisProps={{ interval: 0 }}
          yAxisProps={{ allowDecimals: false, width: 44 }}
        />
      </div>
      <table className={layout.hidden}>
        <caption>{t.chart}</caption>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
