import { Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PRODUCT_FIELD_NAMES } from '../../../../../schema/product-fields.ts';
import { errorCode, fieldErrors } from '../../../apollo/error-codes.ts';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { NotFoundView } from '../../../ui/views/not-found-view.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { useEditedProductQuery, type EditableProductFragment } from '../../../generated/admin-edit.ts';
import { ChangesDialog, type PendingSave } from './changes-dialog.tsx';
import { FormFrame } from './form-frame.tsx';
import { draftOf, type ProductDraft, type ProductField } from './product-draft.ts';
import { ProductForm, type SaveResult } from './product-form.tsx';
import { useSaveProduct } from './use-save-product.ts';
import { adminText as t } from '../messages.ts';

export function EditProductPage() {
  const { id = '' } = useParams();
  // Not from the cache: saving old values would undo the changes of other admins.
  const { data, loading, error, refetch } = useEditedProductQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const product = data?.product;

  if (product) return <EditProduct key={product.id} product={product} />;
  if (!loading && !error) return <NotFoundView />;
  if ('id' in fieldErrors(error)) return <NotFoundView />;
  if (errorCode(error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <FormFrame heading={t.editProduct}>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Text py="22vh" size="xl" c="dimmed" ta="center" role="status">
          {t.loading}
        </Text>
      )}
    </FormFrame>
  );
}

function EditProduct({ product }: { product: EditableProductFragment }) {
  const saveProduct = useSaveProduct();
  // The product when the form opened. Later changes in the cache do not reset the form.
  const [opened] = useState(product);
  const [before] = useState(() => draftOf(product));
  const [pending, setPending] = useState<PendingSave>();

  const ask = async (question: Omit<PendingSave, 'answer'>): Promise<boolean> => {
    const says = await new Promise<boolean>((answer) => setPending({ ...question, answer }));
    setPending(undefined);
    return says;
  };
  /** Asks again as long as somebody else has changed the product meanwhile. Undefined: the answer was no. */
  const save = async (after: ProductDraft, changed: ProductField[]): Promise<SaveResult | undefined> => {
    if (!(await ask({ before, after, fields: changed, isConflict: false }))) return undefined;
    let result = await saveProduct(opened, after, changed);
    while (result.now) {
      const { now, conflicts } = result;
      const fields = PRODUCT_FIELD_NAMES.filter((name) => conflicts.includes(name));
      if (!(await ask({ before: draftOf(now), after, fields, isConflict: true }))) return undefined;
      result = await saveProduct(now, after, changed);
    }
    return result;
  };

  return (
    <FormFrame heading={t.editProduct} product={product}>
      <ProductForm before={before} submitLabel={t.saveChanges} isAsking={pending !== undefined} save={save} />
      <ChangesDialog pending={pending} />
    </FormFrame>
  );
}
