import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { fieldErrors } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { SetProductFieldsDocument } from '../../../generated/admin-catalogue.ts';
import type { ProductChanges } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { notSaved, type Saved } from '../../../shared/many-changes/saved.ts';
import { uiText } from '../../../ui/messages.ts';
import { adminText } from '../messages.ts';

export type SaveFields = (id: string, changes: ProductChanges) => Promise<Saved>;

/** Changes fields of a product. Never rejects: what went wrong is the reason. */
export function useSaveFields(): SaveFields {
  const client = useApolloClient();
  const texts = useText(adminText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  return useMemo(
    () => async (id, changes) => {
      try {
        const sent = client.mutate({ mutation: SetProductFieldsDocument, variables: { id, changes } });
        const { code, message } = await payloadOf(sent, 'updateProduct');
        return code === 'UPDATED' ? { done: true } : { done: false, reason: texts.outcome(code, message) };
      } catch (error) {
        const [problem] = Object.values(fieldErrors(error));
        const reason = problem === undefined ? userMessage(error) : ui.problem(problem);
        return notSaved(error, reason);
      }
    },
    // `userMessage` changes with the language, as `texts` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, texts, ui],
  );
}
