import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { once } from '../../../lib/one-intent.ts';
import buttons from '../../../ui/buttons.module.css';
import { DateText } from '../../../ui/date-text.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import page from '../super-admin-page.module.css';
import { MarkedText } from './marked-text.tsx';
import type { reviewQueueText } from './messages.ts';
import type { QueueRow } from './use-queue.ts';
import classes from './queue.module.css';

/** The order is the gateway's, so no column sorts. */
export function queueColumns(
  t: typeof reviewQueueText.english,
  does: {
    /** False where all are new. */
    saysNew: boolean;
    seeReviewsOf: (title: string) => string;
    openProduct: (row: QueueRow) => void;
    toggle: (row: QueueRow, button: HTMLElement) => void;
    askToDelete: (row: QueueRow) => void;
  },
): readonly Column<QueueRow>[] {
  return [
    {
      key: 'review',
      header: t.columns.review,
      lead: true,
      cell: ({ review, isNew, watchWords }) => (
        <div className={classes.review}>
          <div className={classes.about}>
            <Stars rating={review.rating} />
            <span className={classes.soft}>{t.by(review.name)}</span>
            {does.saysNew && <span className={isNew ? classes.new : classes.read}>{isNew ? t.isNew : t.isRead}</span>}
            {watchWords.length > 0 && <span className={classes.watched}>{t.watched(watchWords.join(', '))}</span>}
          </div>
          <MarkedText text={review.comment} words={watchWords} />
        </div>
      ),
    },
    {
      key: 'product',
      card: 'bare',
      header: t.columns.product,
      cell: (row) => (
        <button
          type="button"
          className={classes.product}
          aria-label={does.seeReviewsOf(row.productTitle)}
          onClick={() => does.openProduct(row)}
        >
          {row.productTitle}
        </button>
      ),
    },
    {
      key: 'written',
      card: 'bare',
      header: t.columns.written,
      cell: ({ writtenAt }) => (
        <span className={classes.date}>
          <DateText iso={writtenAt} missing={t.dateNotKnown} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: t.columns.actions,
      narrow: true,
      card: 'end',
      cell: (row) => (
        <span className={page.actions}>
          <button
            type="button"
            className={row.isNew ? buttons.secondary : buttons.quiet}
            aria-label={(row.isNew ? t.markReadOf : t.markNewOf)(row.review.name)}
            data-mark
            onClick={({ currentTarget }) => does.toggle(row, currentTarget)}
          >
            {row.isNew ? t.markRead : t.markNew}
          </button>
          <button
            type="button"
            {...once}
            className={`${buttons.icon} ${page.remove}`}
            aria-label={t.deleteOf(row.review.name)}
            title={t.deleteOf(row.review.name)}
            onClick={() => does.askToDelete(row)}
          >
            <IconTrash size={22} stroke={1.75} aria-hidden />
          </button>
        </span>
      ),
    },
  ];
}
