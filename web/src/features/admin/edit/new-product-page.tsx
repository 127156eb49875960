import { useCreateProductMutation } from '../../../generated/admin-edit.ts';
import { FormFrame } from './form-frame.tsx';
import { EMPTY_DRAFT, inputOf } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { paths } from '../../../lib/paths.ts';
import { adminText as t } from '../messages.ts';

/** The catalogue, with the new product on top. */
const NEWEST_FIRST = `${paths.adminCatalogue}?sort=-id`;

export function NewProductPage() {
  const [createProduct] = useCreateProductMutation();
  return (
    <FormFrame heading={t.newProduct}>
      <ProductForm
        before={EMPTY_DRAFT}
        submitLabel={t.createProduct}
        leadsTo={NEWEST_FIRST}
        save={async (after) => {
          const { data } = await createProduct({ variables: { input: inputOf(after) } });
          const { code = '', message = '' } = data?.createProduct ?? {};
          return { done: code === 'CREATED', message };
        }}
      />
    </FormFrame>
  );
}
