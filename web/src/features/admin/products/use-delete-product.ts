import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useDeleteProductMutation } from '../../../generated/admin.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { adminText } from '../messages.ts';

/**
 * Deletes a product. The list updates optimistically and rolls back on failure. Resolves
 * to true when the product was deleted.
 */
export function useDeleteProduct(): (product: { id: string }) => Promise<boolean> {
  const t = useText(adminText);
  const userMessage = useUserMessage();
  const [deleteProduct] = useDeleteProductMutation();

  return async ({ id }) => {
    try {
      const { data } = await deleteProduct({
        variables: { id },
        optimisticResponse: {
          deleteProduct: { __typename: 'DeleteProductPayload', code: 'DELETED', message: '', id },
        } as never,
      });
      const { code = '', message = '' } = data?.deleteProduct ?? {};
      const deleted = code === 'DELETED';
      showToast({ kind: deleted ? 'success' : 'error', message: t.outcome(code, message), duration: ADMIN_TOAST_MS });
      return deleted;
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error), duration: ADMIN_TOAST_MS });
      return false;
    }
  };
}
