import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { CreateProductDocument } from '../../../generated/admin-edit.ts';
import type { ProductInput } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { notSaved, type Saved } from '../../../shared/many-changes/saved.ts';
import { uiText } from '../../../ui/messages.ts';
import { adminText } from '../messages.ts';

/** Adds a product. Never rejects: what went wrong is the reason. */
export function useAddProduct(): (input: ProductInput) => Promise<Saved> {
  const client = useApolloClient();
  const texts = useText(adminText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  return async (input) => {
    try {
      const sent = client.mutate({ mutation: CreateProductDocument, variables: { input } });
      const { code, message } = await payloadOf(sent, 'createProduct');
      return code === 'CREATED' ? { done: true } : { done: false, reason: texts.outcome(code, message) };
    } catch (error) {
      const [problem] = Object.values(fieldErrors(error));
      return notSaved(error, problem === undefined ? userMessage(error) : ui.problem(problem));
    }
  };
}
