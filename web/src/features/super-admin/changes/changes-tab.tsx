import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import { useRef } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { ViewsMenu } from '../../../shared/saved-views/views-menu.tsx';
import buttons from '../../../ui/buttons.module.css';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { TableSummary, TableTools } from '../../../ui/table/table-summary.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import page from '../super-admin-page.module.css';
import { SEARCH } from '../table/use-list.ts';
import { useBatchName } from './batch-cells.tsx';
import { entriesOf } from './batches.ts';
import { changeColumns } from './change-columns.tsx';
import classes from './changes.module.css';
import { filterOf } from './log-filter.ts';
import { LogDays, LogFilters, LogReset } from './log-filters.tsx';
import { staffLogText } from './messages.ts';
import { nameOf, standingOf } from './standing.ts';
import { ROWS, useExport, useLog } from './use-log.ts';
import { useFocusOfUndone } from './use-focus-of-undone.ts';
import { useUndo } from './use-undo.ts';

/** Who changed what, when and why. Filters and page are in the address. */
export function ChangesTab({ address }: { address: Address }) {
  const t = useText(staffLogText);
  const userMessage = useUserMessage();
  const filter = filterOf(address.read);
  const { list, total, people, reload } = useLog(filter, address.page);
  const file = useExport(filter);
  const { undo, isUndoing, failed } = useUndo(reload);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusOfUndone(heading);
  const nameOfBatch = useBatchName();
  const { rows } = list;
  const entries = rows && entriesOf(rows);
  const columns = changeColumns(
    t,
    nameOfBatch,
    {
      undo: (changes) => {
        keepFocus();
        undo(changes);
      },
      isUndoing,
      standingOf: (change) => {
        const standing = standingOf(change, rows ?? []);
        return { ...standing, stale: failed.get(change.id) ?? standing.stale };
      },
      showOnly: (of) => address.open({ tab: 'changes', of }),
    },
    (entry) =>
      (entry === entries?.[0] && address.page > 1) || (entry === entries?.at(-1) && (list.part?.hasNextPage ?? false)),
  );
  const subject = filter.subjectId ?? undefined;

  const download = () =>
    file.download().then(
      (message) => message !== undefined && showToast({ kind: 'success', message }),
      (error: unknown) => showToast({ kind: 'error', message: userMessage(error) }),
    );
  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.heading}
        </h2>
        <ViewsMenu screen="CHANGES" />
      </header>
      <ManagedTable
        caption={t.caption}
        list={{ ...list, rows: entries }}
        columns={columns}
        unsorted="newest"
        address={address}
        search={{ name: SEARCH, label: t.search, placeholder: t.searchHint }}
        filters={{ names: ['action', 'by'], fields: <LogFilters address={address} people={people} /> }}
        more={{ names: ['from', 'to'], fields: <LogDays address={address} /> }}
        actions={
          <div className={classes.summary}>
            <TableSummary
              count={file.busy ? t.downloading : total === undefined || list.busy ? '' : t.count(total)}
              tools={<TableTools disabled={file.busy || !total} onDownload={() => void download()} />}
            >
              <LogReset
                address={address}
                subject={
                  subject && nameOf(rows?.find(({ subjectId }) => subjectId === subject)?.subjectName ?? subject)
                }
              />
            </TableSummary>
          </div>
        }
        rowsPerPage={ROWS}
        wide
        empty={<EmptyView icon={<IconHistory aria-hidden />} heading={t.empty} text={t.emptyText} />}
        notFound={
          <EmptyView
            icon={<IconSearchOff aria-hidden />}
            heading={t.noneFound}
            text={t.noneMatch}
            action={
              <button type="button" className={buttons.primary} onClick={() => address.open({ tab: 'changes' })}>
                {t.clear}
              </button>
            }
          />
        }
      />
    </div>
  );
}
