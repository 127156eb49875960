import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ADMIN_TOAST_MS } from '../../lib/timing.ts';

/** The result of a mutation. `code` is undefined when the request failed. */
export interface Outcome {
  code: string | undefined;
  message: string;
}

/**
 * Returns a function that awaits a mutation and turns an exception into an outcome. `field` is the mutation's field in the
 * response.
 */
export function useOutcomeOf() {
  const userMessage = useUserMessage();
  return async <Field extends string>(
    change: Promise<{ data?: Record<Field, Outcome> | null | undefined; error?: Error | undefined }>,
    field: Field,
  ): Promise<Outcome> => {
    try {
      const { code, message } = await payloadOf(change, field);
      return { code, message };
    } catch (error) {
      return { code: undefined, message: userMessage(error) };
    }
  };
}

/** Shows an outcome in a toast: as a success if its code is `success`, else as an error. */
export function showOutcome({ code, message }: Outcome, success: string): void {
  showToast({ kind: code === success ? 'success' : 'error', message, duration: ADMIN_TOAST_MS });
}
