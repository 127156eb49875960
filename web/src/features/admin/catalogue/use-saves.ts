import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isPriceField, labelOf, type ProductField } from '../../../../../schema/product-fields.ts';
import { formatPrice } from '../../../../../schema/shop.ts';
import { fieldErrors } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { SetProductFieldsDocument } from '../../../generated/admin-catalogue.ts';
import { CreateProductDocument } from '../../../generated/admin-edit.ts';
import type { ProductBase, ProductChanges, ProductInput } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { notSaved, type Saved } from '../../../shared/many-changes/saved.ts';
import { uiText } from '../../../ui/messages.ts';
import { basedOnOf } from '../edit/use-save-product.ts';
import { adminText as t } from '../messages.ts';

/** `before`: the product as it was read. Nothing is saved over what somebody else has changed since. */
export type SaveFields = (id: string, changes: ProductChanges, before: ProductBase) => Promise<Saved>;

/** Changes fields of a product, and adds one. Neither rejects: what went wrong is the reason. */
export function useSaves(): { save: SaveFields; add: (input: ProductInput) => Promise<Saved> } {
  const client = useApolloClient();
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  const failed = (error: unknown): Saved => {
    const [problem] = Object.values(fieldErrors(error));
    return notSaved(error, problem === undefined ? userMessage(error) : ui.problem(problem));
  };
  return {
    async save(id, changes, before) {
      try {
        const variables = { id, changes, basedOn: basedOnOf(before, changes) };
        const sent = client.mutate({ mutation: SetProductFieldsDocument, variables });
        const { code, message, conflicts } = await payloadOf(sent, 'updateProduct');
        if (code === 'UPDATED') {
          showChanges(client.cache, id, changes);
          return { done: true };
        }
        const values = conflicts.map(({ field, basedOn, now }) => {
          const name = field as ProductField;
          const shown = (value: string | null): string =>
            value === null ? t.nothing : isPriceField(name) ? formatPrice(Number(value)) : value;
          return t.isByNow(labelOf(name), shown(now), shown(basedOn));
        });
        return { done: false, reason: [message, ...values].join(' ') };
      } catch (error) {
        return failed(error);
      }
    },
    async add(input) {
      try {
        const sent = client.mutate({ mutation: CreateProductDocument, variables: { input } });
        const { code, message } = await payloadOf(sent, 'createProduct');
        return code === 'CREATED' ? { done: true } : { done: false, reason: message };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

/** Lists that were read before show the change. */
function showChanges(cache: ApolloCache, id: string, changes: ProductChanges): void {
  const row = cache.identify({ __typename: 'CatalogueRow', id });
  const now = { ...changes, ...(changes.discountPrice != null && { hasPrice: true }) };
  if (row !== undefined) {
    cache.modify({ id: row, fields: Object.fromEntries(Object.entries(now).map(([name, to]) => [name, () => to])) });
  }
}
