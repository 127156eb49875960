import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import { useState } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useUndoChangeMutation, type LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { ViewsMenu } from '../../../shared/saved-views/views-menu.tsx';
import buttons from '../../../ui/buttons.module.css';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { TableSummary, TableTools } from '../../../ui/table/table-summary.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { showOutcome, useOutcomeOf } from '../outcome.ts';
import page from '../super-admin-page.module.css';
import { SEARCH } from '../table/use-list.ts';
import { changeColumns } from './change-columns.tsx';
import classes from './changes.module.css';
import { filterOf } from './log-filter.ts';
import { LogDays, LogFilters, LogReset } from './log-filters.tsx';
import { staffLogText } from './messages.ts';
import { nameOf, staleAfter, standingOf, type Stale } from './standing.ts';
import { ROWS, useExport, useLog } from './use-log.ts';

/** Who changed what, when and why. Filters and page are in the address. */
export function ChangesTab({ address }: { address: Address }) {
  const t = useText(staffLogText);
  const userMessage = useUserMessage();
  const filter = filterOf(address.read);
  const { list, total, people, reload } = useLog(filter, address.page);
  const file = useExport(filter);
  const { undo, undoing, failed } = useUndo(reload);
  const columns = changeColumns(t, {
    undo,
    undoing,
    standingOf: (change) => {
      const standing = standingOf(change, list.rows ?? []);
      return { ...standing, stale: failed.get(change.id) ?? standing.stale };
    },
    showOnly: (of) => address.open({ tab: 'changes', of }),
  });
  const subject = filter.subjectId ?? undefined;

  const download = () =>
    file.download().then(
      (message) => message !== undefined && showToast({ kind: 'success', message }),
      (error: unknown) => showToast({ kind: 'error', message: userMessage(error) }),
    );
  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2>{t.heading}</h2>
        <ViewsMenu screen="CHANGES" />
      </header>
      <ManagedTable
        caption={t.caption}
        list={list}
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
                  subject && nameOf(list.rows?.find(({ subjectId }) => subjectId === subject)?.subjectName ?? subject)
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

/** Takes back one change at a time. A toast tells the outcome. */
function useUndo(onEnd: () => unknown) {
  const t = useText(staffLogText);
  const outcomeOf = useOutcomeOf();
  const [send] = useUndoChangeMutation({ errorPolicy: 'all' });
  const [undoing, setUndoing] = useState<string>();
  const [failed, setFailed] = useState<ReadonlyMap<string, Stale>>(new Map());
  const run = async (change: LoggedChangeFragment) => {
    const { id, action, subjectName } = change;
    setUndoing(id);
    const outcome = await outcomeOf(send({ variables: { id } }), 'undoStaffChange', (code, said) =>
      code === 'UNDONE' ? t.undone(t.actions[action], nameOf(subjectName)) : t.undoOutcome(code, said),
    );
    showOutcome(outcome, 'UNDONE');
    const stale = staleAfter(change, outcome);
    if (stale) setFailed((known) => new Map(known).set(id, stale));
    setUndoing(undefined);
    onEnd();
  };
  return { undoing, failed, undo: (change: LoggedChangeFragment) => undoing === undefined && void run(change) };
}
