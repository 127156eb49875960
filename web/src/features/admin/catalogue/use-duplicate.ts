import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { PRODUCT_FIELDS } from '../../../../../schema/product-fields.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { EditedProductDocument } from '../../../generated/admin-edit.ts';
import { CatalogueDocument, type StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ACTION_TOAST_MS } from '../../../lib/timing.ts';
import { currentUser } from '../../../session/session-user.ts';
import { FROM_CATALOGUE } from '../../../shell/admin/from-list.ts';
import { productFormPath } from '../../../shell/admin/product-form-path.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { adminText } from '../messages.ts';
import { draftOf, inputOf } from '../edit/product-draft.ts';
import { catalogueText } from './messages.ts';
import { useSaves } from './use-saves.ts';

/** The API does not say which id a new product has. It is the newest of its title, if nobody adds a dozen at that moment. */
const NEWEST = 12;

/** Adds a copy of a product under another title, without stock, so that nobody can buy it yet. A toast says how it went, and leads to the copy. */
export function useDuplicate(onAdded: () => unknown): (row: StaffRowFragment) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const t = useText(catalogueText);
  const texts = useText(adminText);
  const userMessage = useUserMessage();
  const { add } = useSaves();

  const newestCalled = async (title: string): Promise<string | undefined> => {
    try {
      const variables = { filter: {}, sort: 'ADDED', descending: true, offset: 0, limit: NEWEST } as const;
      const { data } = await client.query({ query: CatalogueDocument, variables, fetchPolicy: 'no-cache' });
      return data?.catalogue?.rows.find((row) => row.title === title)?.id;
    } catch {
      return undefined; // it is added all the same
    }
  };
  const fail = (message: string) => showToast({ kind: 'error', message });

  return async ({ id }) => {
    try {
      const variables = { id };
      const { data } = await client.query({ query: EditedProductDocument, variables, fetchPolicy: 'network-only' });
      if (!data?.product) return fail(texts.outcome('NOT_FOUND', t.gone));
      const original = inputOf(draftOf(data.product));
      const title = t.copyOf(original.title).slice(0, PRODUCT_FIELDS.title.most);
      const saved = await add({ ...original, title, stock: 0 });
      if (!saved.done) return fail(saved.reason);
      onAdded();
      const copy = await newestCalled(title);
      const path = copy !== undefined && productFormPath(copy, currentUser()?.role === 'ADMIN');
      showToast({
        kind: 'success',
        message: t.duplicated(title),
        ...(path && {
          duration: ACTION_TOAST_MS,
          action: { label: t.openCopy, run: () => void navigate(path, { state: FROM_CATALOGUE }) },
        }),
      });
    } catch (error) {
      fail(userMessage(error));
    }
  };
}
