import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMemo } from 'react';
import { errorCode, fieldErrors } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { SetProductFieldsDocument } from '../../../generated/admin-catalogue.ts';
import type { ProductChanges } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { uiText } from '../../../ui/messages.ts';
import { adminText } from '../messages.ts';

/** `reason`: why nothing was changed, in the language of the page. `retryMs`: the shop has no time, and when to try again. */
export type Saved = { done: true } | { done: false; reason: string; retryMs?: number };

export type SaveFields = (id: string, changes: ProductChanges) => Promise<Saved>;

const BUSY: ReadonlySet<string | undefined> = new Set(['RATE_LIMITED', 'OVERLOADED']);
const RETRY_MS = 5_000; // where the gateway does not say when

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
        return { done: false, reason, ...(BUSY.has(errorCode(error)) && { retryMs: retryMsOf(error) }) };
      }
    },
    // `userMessage` changes with the language, as `texts` does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, texts, ui],
  );
}

function retryMsOf(error: unknown): number {
  const given = CombinedGraphQLErrors.is(error) ? Number(error.errors[0]?.extensions?.['retryAfterSeconds']) : NaN;
  return given > 0 ? given * 1_000 : RETRY_MS;
}
