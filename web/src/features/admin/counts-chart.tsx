import { Box, Paper, VisuallyHidden } from '@mantine/core';
import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { axisTicks } from '../../lib/axis-ticks.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { adminText as t } from './messages.ts';

export interface Counted {
  name: string;
  count: number;
  /** Leads to what is counted. */
  open: () => void;
}

const LABEL_PX = 84; // of a phone: a longer label has two lines

/**
 * A bar chart of the counts, and a hidden table of them for screen readers. A press on a bar leads where the card with
 * the same figure leads; the keyboard has the cards.
 */
export function CountsChart({ counts }: { counts: readonly Counted[] }) {
  const isPhone = useLayout() === 'phone';
  const ticks = axisTicks(Math.max(...counts.map(({ count }) => count)));
  return (
    <Paper component="figure" withBorder mt="sm" h={340} p="md" pos="relative">
      <Box h="100%" aria-hidden="true">
        <BarChart
          h="100%"
          data={counts.map(({ name, count }) => ({ name, [t.chart]: count }))}
          dataKey="name"
          series={[{ name: t.chart, color: 'var(--brand)' }]}
          withLegend
          maxBarWidth={84}
          gridColor="var(--line)"
          textColor="var(--ink-soft)"
          barProps={{
            radius: [10, 10, 0, 0],
            isAnimationActive: false,
            cursor: 'pointer',
            onClick: (_bar, index) => counts[index]?.open(),
          }}
          barChartProps={{ accessibilityLayer: false }}
          xAxisProps={{
            interval: 0,
            height: isPhone ? 52 : 36,
            tickMargin: 12,
            tick: { fill: 'var(--ink-soft)', fontSize: 14, ...(isPhone && { width: LABEL_PX }) },
          }}
          yAxisProps={{ ticks, domain: [0, ticks.at(-1) ?? 0], width: 44 }}
        />
      </Box>
      <VisuallyHidden component="table">
        <caption>{t.chart}</caption>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </Paper>
  );
}
