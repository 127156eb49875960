import { ActionIcon, Button, Group, Text } from '@mantine/core';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconFirst from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconLast from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';
import { tableToolsText as t } from './messages.ts';
import type { RowCounts } from './row-counts.ts';
import { FilterSelect } from './toolbar.tsx';

/** Of staff's tables. A long list has ways to both ends, and says how many rows a page has. The shop's list has page-links.tsx. */
export function TablePager(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  onPage: (page: number) => void;
  /** Absent: 'Pages', of the screen's one table. */
  label?: string;
  /** True: also where there is one page. */
  always?: boolean;
  /** Which rows of how many; stands below the page. */
  rows?: string | undefined;
  rowCounts?: RowCounts | undefined;
  /** Rows on all pages; absent: not known. */
  total: number | undefined;
}) {
  const ui = useText(uiText);
  const { pageInfo, onPage, label, always = false, rows, rowCounts, total } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  const [fewest = 0, ...more] = rowCounts?.options ?? [];
  const counts = total !== undefined && total <= fewest ? undefined : rowCounts;
  const hasPages = always || hasNextPage || hasPreviousPage;
  const end = (to: number, name: string, EndIcon: typeof IconFirst) => (
    <ActionIcon
      variant="default"
      visibleFrom="sm"
      aria-label={name}
      title={name}
      disabled={page === to}
      onClick={() => onPage(to)}
    >
      <EndIcon size={20} aria-hidden />
    </ActionIcon>
  );
  const hasEnds = totalPages !== null && totalPages > 2;
  const step = { variant: 'default', px: 'md' } as const;
  if (!hasPages && !counts) return null;
  return (
    <Group justify="center" gap="sm" mt="lg">
      {hasPages && (
        <Group component="nav" wrap="nowrap" gap="xs" aria-label={label ?? ui.pages}>
          {hasEnds && end(1, t.firstPage, IconFirst)}
          <Button
            {...step}
            leftSection={<IconPrevious size={20} aria-hidden />}
            disabled={!hasPreviousPage}
            onClick={() => onPage(page - 1)}
          >
            {ui.previous}
          </Button>
          <Text component="p" fw={600} ta="center" miw={{ base: 0, sm: 160 }} lh={1.35} aria-current="page">
            {totalPages === null ? ui.page(page) : ui.pageOf(page, totalPages)}
            {rows && (
              <Text span display="block" size="sm" c="dimmed">
                {rows}
              </Text>
            )}
          </Text>
          <Button
            {...step}
            rightSection={<IconNext size={20} aria-hidden />}
            disabled={!hasNextPage}
            onClick={() => onPage(page + 1)}
          >
            {ui.next}
          </Button>
          {hasEnds && end(totalPages, t.lastPage, IconLast)}
        </Group>
      )}
      {counts && (
        <FilterSelect
          label={t.rowsPerPage}
          value={counts.chosen === fewest ? '' : String(counts.chosen)}
          everything={String(fewest)}
          options={more.map((count) => ({ value: String(count), label: String(count) }))}
          onChoose={(count) => counts.onChoose(Number(count) || fewest)}
        />
      )}
    </Group>
  );
}
