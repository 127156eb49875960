import { userMessage } from '../../../apollo/user-message.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ADMIN_TOAST_MS } from '../../../lib/constants.ts';
import { useDeleteProductMutation, type AdminRowFragment } from '../../../generated/admin.ts';

/** The answer that means success (specification, section 4); any other is an error. */
const DELETED = 'Product deleted success';

/**
 * Takes a product out of the catalogue, if the browser's own confirmation says so. It leaves the list at once and comes
 * back if the shop says no. True: it is gone.
 */
export function useDeleteProduct(): (product: AdminRowFragment) => Promise<boolean> {
  const [deleteProduct] = useDeleteProductMutation();

  return async ({ id, title }) => {
    if (!window.confirm(`Delete “${title}”? This can’t be undone.`)) return false;
    try {
      const { data } = await deleteProduct({
        variables: { id },
        optimisticResponse: {
          deleteProduct: { __typename: 'DeleteProductPayload', code: 'DELETED', message: '', id },
        } as never,
      });
      const message = data?.deleteProduct.message ?? '';
      const gone = message === DELETED;
      showToast({ kind: gone ? 'success' : 'error', message, duration: ADMIN_TOAST_MS });
      return gone;
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error), duration: ADMIN_TOAST_MS });
      return false;
    }
  };
}
