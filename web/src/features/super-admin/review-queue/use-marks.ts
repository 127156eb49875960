import { useState } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useMarkReviewsNewMutation, useMarkReviewsReadMutation } from '../../../generated/super-admin-review-queue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { reviewQueueText } from './messages.ts';

/** As many as a request takes (schema/sdl/staff.graphql). */
export const MAX_MARKED = 200;

interface Report {
  text: string;
  /** Ids of reviews that can be marked as new again. */
  undo?: readonly string[];
}

/** Marks reviews as read, and as new again. The report stands beside the count until another list is shown: `where`. */
export function useMarks(where: string, reload: () => Promise<unknown>) {
  const t = useText(reviewQueueText);
  const userMessage = useUserMessage();
  // The requests go on when the page is left.
  const [sendRead] = useMarkReviewsReadMutation({ context: { keepalive: true } });
  const [sendNew] = useMarkReviewsNewMutation({ context: { keepalive: true } });
  const [report, setReport] = useState<Report>();
  const [known, setKnown] = useState(where);
  if (known !== where) {
    setKnown(where);
    setReport(undefined);
  }

  const marking = async (send: () => Promise<Report>): Promise<void> => {
    try {
      const done = await send();
      await reload();
      setReport(done);
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error) });
    }
  };
  const markRead = (ids: readonly string[]) =>
    marking(async () => {
      const answers = await Promise.all(partsOf(ids).map((part) => sendRead({ variables: { ids: part } })));
      const marked = answers.reduce((sum, { data }) => sum + (data?.markReviewsRead.marked ?? 0), 0);
      return { text: t.marked(marked), undo: ids };
    });
  const markNew = (ids: readonly string[]) =>
    marking(async () => {
      await Promise.all(partsOf(ids).map((part) => sendNew({ variables: { ids: part } })));
      return { text: t.newAgain(ids.length) };
    });

  /** Of one review: its button may go with its row, so the focus goes to the next one's. */
  const toggle = async ({ id, isNew }: { id: string; isNew: boolean }, button: HTMLElement) => {
    const table = button.closest('table');
    const place = buttonsIn(table).indexOf(button);
    await (isNew ? markRead([id]) : markNew([id]));
    const left = buttonsIn(table);
    (left[place] ?? left.at(-1))?.focus();
  };
  return { markRead, markNew, toggle, report, say: (text: string) => setReport({ text }) };
}

const partsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / MAX_MARKED) }, (_part, at) =>
    ids.slice(at * MAX_MARKED, (at + 1) * MAX_MARKED),
  );

const buttonsIn = (table: Element | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('[data-mark]') ?? []),
];
