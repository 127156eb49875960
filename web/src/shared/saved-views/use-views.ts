import { useState } from 'react';
import { fieldErrors } from '../../apollo/error-codes.ts';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import {
  useRemoveViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  type ViewFragment,
} from '../../generated/shared-saved-views.ts';
import type { StaffScreen } from '../../generated/schema.ts';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../../ui/messages.ts';
import { savedViewsText } from './messages.ts';

/** What came of the last change. */
export interface Report {
  isProblem: boolean;
  text: string;
}

/** The person's views of a screen. A change that fails leaves them as they are. */
export function useViews(screen: StaffScreen) {
  const t = useText(savedViewsText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  // Another browser of the same person may have changed them.
  const { data, error, refetch } = useSavedViewsQuery({ variables: { screen }, fetchPolicy: 'no-cache' });
  const [changed, setChanged] = useState<readonly ViewFragment[]>();
  const [sendView, { loading: saving }] = useSaveViewMutation();
  const [sendRemoval] = useRemoveViewMutation();
  const [report, setReport] = useState<Report>();

  /** Answers whether it was done. */
  const told = async (change: () => Promise<Report>): Promise<boolean> => {
    try {
      const found = await change();
      setReport(found);
      return !found.isProblem;
    } catch (failure) {
      const [problem] = Object.values(fieldErrors(failure));
      setReport({ isProblem: true, text: problem === undefined ? userMessage(failure) : ui.problem(problem) });
      return false;
    }
  };

  return {
    views: changed ?? data?.savedViews ?? undefined,
    error,
    reload: refetch,
    saving,
    report,
    save: (name: string, search: string) =>
      told(async () => {
        const sent = await sendView({ variables: { input: { screen, name, search } } });
        setChanged(sent.data?.saveView.views);
        const isSaved = sent.data?.saveView.code === 'SAVED';
        return isSaved ? { isProblem: false, text: t.saved(name) } : { isProblem: true, text: t.tooMany };
      }),
    remove: (name: string) =>
      told(async () => {
        const sent = await sendRemoval({ variables: { screen, name } });
        setChanged(sent.data?.removeView.views);
        return { isProblem: false, text: t.removed(name) };
      }),
  };
}
