import { payloadOf } from '../../apollo/payload-of.ts';
import { userMessage } from '../../apollo/user-message.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ADMIN_TOAST_MS } from '../../lib/timing.ts';

/** What came of a change: the gateway's code and words, or ours alone where the call failed. */
export interface Outcome {
  code: string | undefined;
  message: string;
}

/** Awaits a change; a fault is an outcome, too. With `errorPolicy: 'all'` a part that could not be read spoils nothing. */
export async function outcomeOf<Field extends string>(
  change: Promise<{ data?: Record<Field, Outcome> | null | undefined; error?: Error | undefined }>,
  field: Field,
): Promise<Outcome> {
  try {
    return await payloadOf(change, field);
  } catch (error) {
    return { code: undefined, message: userMessage(error) };
  }
}

/** Says it in a toast, as long as admins are shown one; `success` is the code of what was wanted. */
export function sayOutcome({ code, message }: Outcome, success: string): void {
  showToast({ kind: code === success ? 'success' : 'error', message, duration: ADMIN_TOAST_MS });
}
