import { useApolloClient } from '@apollo/client/react';
import { PRODUCT_FIELDS } from '../../../../../schema/product-fields.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { EditedProductDocument } from '../../../generated/admin-edit.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { draftOf, inputOf } from '../edit/product-draft.ts';
import { catalogueText as t } from './messages.ts';
import { useSaves } from './use-saves.ts';

/** Adds a copy of a product under another title, without stock, so that nobody can buy it yet. A toast says how it went. */
export function useDuplicate(onAdded: () => unknown): (row: StaffRowFragment) => Promise<void> {
  const client = useApolloClient();
  const userMessage = useUserMessage();
  const { add } = useSaves();

  const fail = (message: string) => showToast({ kind: 'error', message });

  return async ({ id }) => {
    try {
      const variables = { id };
      const { data } = await client.query({ query: EditedProductDocument, variables, fetchPolicy: 'network-only' });
      if (!data?.product) return fail(t.gone);
      const original = inputOf(draftOf(data.product));
      const title = t.copyOf(original.title).slice(0, PRODUCT_FIELDS.title.most);
      const saved = await add({ ...original, title, stock: 0 });
      if (!saved.done) return fail(saved.reason);
      onAdded();
      showToast({ kind: 'success', message: t.duplicated(title) });
    } catch (error) {
      fail(userMessage(error));
    }
  };
}
