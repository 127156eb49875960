import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../apollo/error-codes.ts';
import { MAX_TITLE } from '../../../../../schema/product-rules.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { CreateProductDocument, EditedProductDocument } from '../../../generated/admin-edit.ts';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { uiText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { adminText } from '../messages.ts';
import { draftOf, inputOf } from '../edit/product-draft.ts';
import { catalogueText } from './messages.ts';

/** Adds a copy of a product under another title, without stock, so that nobody can buy it yet. A toast says how it went. */
export function useDuplicate(onAdded: () => void): (row: StaffRowFragment) => Promise<void> {
  const client = useApolloClient();
  const t = useText(catalogueText);
  const texts = useText(adminText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();

  return async ({ id }) => {
    try {
      const { data } = await client.query({
        query: EditedProductDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data?.product) {
        showToast({ kind: 'error', message: texts.outcome('NOT_FOUND', t.gone) });
        return;
      }
      const original = inputOf(draftOf(data.product));
      const input = { ...original, title: t.copyOf(original.title).slice(0, MAX_TITLE), stock: 0 };
      const sent = client.mutate({ mutation: CreateProductDocument, variables: { input } });
      const { code, message } = await payloadOf(sent, 'createProduct');
      const isAdded = code === 'CREATED';
      showToast({
        kind: isAdded ? 'success' : 'error',
        message: isAdded ? t.duplicated(input.title) : texts.outcome(code, message),
      });
      if (isAdded) onAdded();
    } catch (error) {
      const [field] = Object.values(fieldErrors(error));
      showToast({ kind: 'error', message: field === undefined ? userMessage(error) : ui.problem(field) });
    }
  };
}
