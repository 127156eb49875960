import { userMessage } from '../../apollo/user-message.ts';
import { showToast } from '../../components/toast.ts';
import { ADMIN_TOAST_MS } from '../../constants.ts';

/** What came of a change: the gateway's code and words, or ours alone where the call failed. */
export interface Outcome {
  code: string | undefined;
  message: string;
}

/** Awaits a change; a fault is an outcome, too. With `errorPolicy: 'all'` a part that could not be read spoils nothing. */
export async function outcomeOf<Data>(
  change: Promise<{ data?: Data | null; error?: unknown }>,
  payloadOf: (data: Data) => Outcome | null | undefined,
): Promise<Outcome> {
  try {
    const { data, error } = await change;
    const payload = data && payloadOf(data);
    if (!payload) throw error;
    return payload;
  } catch (error) {
    return { code: undefined, message: userMessage(error) };
  }
}

/** Says it in a toast, as long as admins are shown one; `success` is the code of what was wanted. */
export function sayOutcome({ code, message }: Outcome, success: string): void {
  showToast({ kind: code === success ? 'success' : 'error', message, duration: ADMIN_TOAST_MS });
}
