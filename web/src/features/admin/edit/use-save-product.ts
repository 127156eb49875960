import { fieldErrors } from '../../../apollo/error-codes.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useUpdateProductMutation } from '../../../generated/admin-edit.ts';
import { useText } from '../../../lib/language/language.tsx';
import { uiText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import { tellProductChanged } from '../../../shell/admin/from-list.ts';
import { adminText } from '../messages.ts';
import { inputOf, type ProductDraft, type ProductField } from './product-draft.ts';
import type { SaveResult } from './product-form.tsx';

/** Saves the changed fields of a product. What is saved can be taken back, as in the catalogue. */
export function useSaveProduct(id: string) {
  const t = useText(adminText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  const [updateProduct] = useUpdateProductMutation();

  const send = async (values: ProductDraft, changed: readonly ProductField[]) => {
    const input = inputOf(values);
    const changes = Object.fromEntries(changed.map((field) => [field, input[field]]));
    const { data } = await updateProduct({ variables: { id, changes } });
    const { code = '', message = '' } = data?.updateProduct ?? {};
    return { done: code === 'UPDATED', message: t.outcome(code, message) };
  };
  /** The form is gone by then: a toast says how it went. */
  const undo = async (before: ProductDraft, changed: readonly ProductField[]) => {
    try {
      const { done, message } = await send(before, changed);
      showToast({
        kind: done ? 'success' : 'error',
        message: done ? t.undone(before.title) : message,
        duration: ADMIN_TOAST_MS,
      });
      if (done) tellProductChanged();
    } catch (error) {
      const [problem] = Object.values(fieldErrors(error));
      showToast({ kind: 'error', message: problem === undefined ? userMessage(error) : ui.problem(problem) });
    }
  };
  return async (before: ProductDraft, after: ProductDraft, changed: readonly ProductField[]): Promise<SaveResult> => {
    const result = await send(after, changed);
    return result.done ? { ...result, undo: () => void undo(before, changed) } : result;
  };
}
