import { useCreateProductMutation } from '../../../generated/admin-edit.ts';
import { FormFrame } from './product-form.tsx';
import { EMPTY_DRAFT, inputOf } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';

export function NewProductPage() {
  const [createProduct] = useCreateProductMutation();
  return (
    <FormFrame heading="New product">
      <ProductForm
        before={EMPTY_DRAFT}
        submitLabel="Create product"
        save={async (after) => {
          const { data } = await createProduct({ variables: { input: inputOf(after) } });
          const { code, message = '' } = data?.createProduct ?? {};
          return { done: code === 'CREATED', message };
        }}
      />
    </FormFrame>
  );
}
