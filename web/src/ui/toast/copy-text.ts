import { showToast } from './toast.ts';

/** Copies a text to the clipboard, and says `done`, or `failed` where the browser denies the clipboard. */
export async function copyText(text: string, says: { done: string; failed: string; duration?: number }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    const { done, duration } = says;
    showToast({ kind: 'success', message: done, ...(duration === undefined ? {} : { duration }) });
  } catch {
    showToast({ kind: 'error', message: says.failed });
  }
}
