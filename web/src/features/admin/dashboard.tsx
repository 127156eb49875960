import type { ReactNode } from 'react';
import { Paper } from '@mantine/core';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { CountCard, CountCards } from '../../ui/table/count-card.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LISTS } from '../../shell/admin/staff-paths.ts';
import staff from '../../shell/admin/staff.module.css';
import type { Counts } from './use-counts.ts';
import { adminText as t } from './messages.ts';

/** Loaded separately: the chart library is larger than the rest of the admin area, and the cards do not need it. */
const CountsChart = lazyPart(async () => (await import('./counts-chart.tsx')).CountsChart, ChartPlaceholder);

export function Dashboard(props: { counts: Counts; onMessages: () => void }) {
  const { counts, onMessages } = props;
  const { totalProducts, outOfStock, totalMessages, error, refetch } = counts;
  const navigate = useNavigate();
  const loaded = totalProducts !== undefined && outOfStock !== undefined;
  return (
    <>
      <header className={staff.header}>
        <h2>{t.dashboard}</h2>
        <LinkButton to={paths.adminCatalogue} variant="default" icon={IconTable}>
          {t.catalogue}
        </LinkButton>
      </header>
      {error && <LoadError error={error} onRetry={refetch} />}
      {(loaded || !error) && (
        <CountCards>
          <CountCard
            title={t.totalProducts}
            icon={IconProducts}
            count={totalProducts}
            tone="teal"
            leadsTo={LISTS.all}
          />
          <CountCard title={t.outOfStock} icon={IconOutOfStock} count={outOfStock} tone="red" leadsTo={LISTS.out} />
          <CountCard
            title={t.totalMessages}
            icon={IconMessages}
            count={totalMessages}
            tone="plum"
            leadsTo={onMessages}
          />
        </CountCards>
      )}
      {loaded ? (
        <CountsChart
          counts={[
            { name: t.totalProducts, count: totalProducts, open: () => void navigate(LISTS.all) },
            { name: t.outOfStock, count: outOfStock, open: () => void navigate(LISTS.out) },
            { name: t.totalMessages, count: totalMessages, open: onMessages },
          ]}
        />
      ) : (
        !error && <ChartPlaceholder />
      )}
    </>
  );
}

function ChartPlaceholder({ children }: { children?: ReactNode }) {
  return (
    <Paper withBorder mt="sm" h={340} p="md">
      {children}
    </Paper>
  );
}
