import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode, fieldErrors } from '../../../apollo/error-codes.ts';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { NotFoundView } from '../../../ui/views/not-found-view.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { useEditedProductQuery, type EditableProductFragment } from '../../../generated/admin-edit.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { FormFrame } from './form-frame.tsx';
import { draftOf, type ProductDraft, type ProductField } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import classes from './product-form.module.css';
import { useSaveProduct } from './use-save-product.ts';
import { useText } from '../../../lib/language/language.tsx';
import { adminText } from '../messages.ts';

export function EditProductPage() {
  const t = useText(adminText);
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
        <p className={classes.loading} role="status">
          {t.loading}
        </p>
      )}
    </FormFrame>
  );
}

interface PendingSave {
  after: ProductDraft;
  changed: ProductField[];
  answer: (save: boolean) => void;
}

function EditProduct({ product }: { product: EditableProductFragment }) {
  const t = useText(adminText);
  const saveProduct = useSaveProduct(product.id);
  // The values when the form opened. Later changes in the cache do not reset the form.
  const [before] = useState(() => draftOf(product));
  const [pending, setPending] = useState<PendingSave>();

  return (
    <FormFrame heading={t.editProduct} product={product}>
      <ProductForm
        before={before}
        submitLabel={t.saveChanges}
        isAsking={pending !== undefined}
        save={async (after, changed) => {
          const confirmed = await new Promise<boolean>((answer) => setPending({ after, changed, answer }));
          setPending(undefined);
          return confirmed ? saveProduct(before, after, changed) : undefined;
        }}
      />
      <ChangesDialog pending={pending} before={before} onAnswer={(save) => pending?.answer(save)} />
    </FormFrame>
  );
}
