import IconMessageCheck from '@tabler/icons-react/dist/esm/icons/IconMessageCheck.mjs';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import IconWords from '@tabler/icons-react/dist/esm/icons/IconHighlight.mjs';
import { useRef, useState } from 'react';
import { useDeleteQueuedReviewMutation } from '../../../generated/super-admin-review-queue.ts';
import type { ReviewQueueShow } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import buttons from '../../../ui/buttons.module.css';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import segments from '../../../ui/table/segments.module.css';
import toolbar from '../../../ui/table/toolbar.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { superAdminText } from '../messages.ts';
import page from '../super-admin-page.module.css';
import { SEARCH } from '../table/use-list.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { reviewQueueText } from './messages.ts';
import { queueColumns } from './queue-columns.tsx';
import { useDeletions } from './use-deletions.ts';
import { MAX_MARKED_AT_ONCE, useMarkAll } from './use-mark-all.ts';
import { useMarks } from './use-marks.ts';
import { ROWS, useQueue, type QueueRow } from './use-queue.ts';
import { WaitingList } from './waiting-list.tsx';
import { WordsDialog } from './words-dialog.tsx';
import classes from './queue.module.css';

const FIRST: ReviewQueueShow = 'NEW';
const SHOWS: readonly ReviewQueueShow[] = [FIRST, 'WATCHED', 'ALL'];

/** Reviews of all products to be read by staff. What is shown is in the address. */
export function QueueTab({ address }: { address: Address }) {
  const t = useText(reviewQueueText);
  const { seeReviewsOf } = useText(superAdminText);
  const show = SHOWS.find((known) => known === address.read('show')) ?? 'NEW';
  const search = address.read(SEARCH);
  const { list, counts, total, isComplete, words, reload } = useQueue({ show, search, page: address.page });
  // The request goes on when the page is left.
  const [remove] = useDeleteQueuedReviewMutation({ errorPolicy: 'all', context: { keepalive: true } });
  const { changes: deletions, list: deleted } = useDeletions((variables) => remove({ variables }), reload);
  const { markRead, markNew, toggle, report, say } = useMarks(`${show} ${search}`, reload);
  const { markAll, isBusy } = useMarkAll(search, markRead);
  const [asked, setAsked] = useState<QueueRow>();
  const [editing, setEditing] = useState(false);
  // On a phone the choices wait behind the button beside the search: the first review is near the top.
  const isPhone = useLayout() === 'phone';
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = report?.undo;
  const toHeading = () => heading.current?.focus();
  const deletedIds = new Set(deleted.map(({ id }) => id));
  const shownNew = (list.rows ?? []).filter(({ id, isNew }) => isNew && !deletedIds.has(id));

  const choose = (value: ReviewQueueShow) => address.change({ show: value === 'NEW' ? '' : value });
  const nameOf = (value: ReviewQueueShow) => (counts ? `${t.show[value]} (${counts[value]})` : t.show[value]);
  const wordsButton = (
    <button
      type="button"
      className={buttons.secondary}
      disabled={!words}
      title={t.editWords}
      onClick={() => setEditing(true)}
    >
      <IconWords size={20} aria-hidden />
      <span>{t.editWords}</span>
    </button>
  );
  const columns = queueColumns(t, {
    saysNew: show !== FIRST,
    seeReviewsOf,
    openProduct: ({ productId }) => address.open({ tab: 'reviews', product: productId }),
    toggle: (row, button) => void toggle(row, button),
    askToDelete: setAsked,
  });
  const nothing = { NEW: t.nothingNew, WATCHED: t.nothingWatched, ALL: t.nothing }[show];
  const nothingText = { NEW: t.nothingNewText, WATCHED: t.nothingWatchedText, ALL: undefined }[show];
  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.heading}
        </h2>
        {!isPhone && (
          <div className={`${segments.segments} ${classes.shows}`} role="group" aria-label={t.which}>
            {SHOWS.map((value) => (
              <button key={value} type="button" aria-pressed={value === show} onClick={() => choose(value)}>
                {t.show[value]}
                {counts && ' '}
                {counts && <span className={classes.number}>{counts[value]}</span>}
              </button>
            ))}
          </div>
        )}
        {!isPhone && wordsButton}
      </header>
      {!isComplete && <p className={classes.soft}>{t.incomplete}</p>}
      <WaitingList
        deletions={deleted}
        onUndo={({ item }) => {
          deletions.undo(item.review.id);
          say(t.kept(item.review.name));
          toHeading();
        }}
        next={heading}
      />
      <ManagedTable
        caption={t.caption}
        list={list}
        columns={columns}
        unsorted="newest"
        address={address}
        search={{ name: SEARCH, label: t.search, placeholder: t.searchHint }}
        filters={
          isPhone
            ? {
                names: ['show'],
                fields: (
                  <>
                    <FilterSelect
                      label={t.which}
                      value={show === 'NEW' ? '' : show}
                      everything={nameOf(FIRST)}
                      options={SHOWS.filter((value) => value !== 'NEW').map((value) => ({
                        value,
                        label: nameOf(value),
                      }))}
                      onChoose={(chosen) => address.change({ show: chosen })}
                    />
                    {wordsButton}
                  </>
                ),
              }
            : undefined
        }
        keep={({ id }) => !deletedIds.has(id)}
        actions={
          <div className={toolbar.below}>
            <p className={toolbar.count} role="status">
              {total === undefined || list.busy ? '' : t.count(total)}
            </p>
            <p role="status">{report?.text}</p>
            {undo && (
              <button type="button" className={buttons.quiet} onClick={() => void markNew(undo).then(toHeading)}>
                {t.undo}
              </button>
            )}
          </div>
        }
        rowsPerPage={ROWS}
        wide
        empty={<EmptyView icon={<IconMessageCheck aria-hidden />} heading={nothing} text={nothingText} />}
        notFound={
          <EmptyView
            icon={<IconSearchOff aria-hidden />}
            heading={t.noneFound}
            text={t.noneMatch}
            action={
              <button type="button" className={buttons.primary} onClick={() => address.change({ [SEARCH]: '' })}>
                {t.clear}
              </button>
            }
          />
        }
      />
      {/* Below the list: they are for who has read it. */}
      <div className={classes.marks}>
        {shownNew.length > 0 && (
          <button
            type="button"
            className={buttons.primary}
            onClick={() => void markRead(shownNew.map(({ id }) => id)).then(toHeading)}
          >
            {(isPhone ? t.markThese : t.markShown)(shownNew.length)}
          </button>
        )}
        {show === 'NEW' && total !== undefined && total > ROWS && (
          <button
            type="button"
            className={buttons.secondary}
            aria-busy={isBusy}
            disabled={isBusy || list.busy}
            onClick={() => void markAll().then(toHeading)}
          >
            {t.markAll(Math.min(total, MAX_MARKED_AT_ONCE))}
          </button>
        )}
      </div>
      <DeleteDialog
        row={asked}
        onClose={() => setAsked(undefined)}
        onDelete={(row, reason) => {
          setAsked(undefined);
          deletions.add(row.review.id, { item: row, reason });
        }}
      />
      <WordsDialog opened={editing} words={words ?? []} onClose={() => setEditing(false)} onSaved={reload} />
    </div>
  );
}
