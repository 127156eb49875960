import { useState } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useMarkReviewsReadMutation } from '../../../generated/super-admin-review-queue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { reviewQueueText } from './messages.ts';

/** As many as a request takes (schema/sdl/staff.graphql). */
export const MAX_MARKED = 200;

/** Marks reviews as read. The report stands where the count is, until the next change. */
export function useMarkRead(reload: () => Promise<unknown>) {
  const t = useText(reviewQueueText);
  const userMessage = useUserMessage();
  // The requests go on when the page is left.
  const [send] = useMarkReviewsReadMutation({ context: { keepalive: true } });
  const [report, say] = useState<string>();

  /** `button`: it goes with its row, so the focus goes to the next one's. */
  const mark = async (ids: readonly string[], button?: HTMLElement) => {
    const table = button?.closest('table');
    const place = buttonsIn(table).indexOf(button ?? document.body);
    try {
      const parts = Array.from({ length: Math.ceil(ids.length / MAX_MARKED) }, (_part, at) =>
        ids.slice(at * MAX_MARKED, (at + 1) * MAX_MARKED),
      );
      const answers = await Promise.all(parts.map((part) => send({ variables: { ids: part } })));
      await reload();
      say(t.marked(answers.reduce((sum, { data }) => sum + (data?.markReviewsRead.marked ?? 0), 0)));
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error) });
      return;
    }
    const left = buttonsIn(table);
    (left[place] ?? left.at(-1))?.focus();
  };
  return { mark, report, say };
}

const buttonsIn = (table: Element | null | undefined): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('[data-mark]') ?? []),
];
