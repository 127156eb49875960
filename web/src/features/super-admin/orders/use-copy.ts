import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { superAdminText } from '../messages.ts';

/** Copies a text to the clipboard, and says `done`. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useText(superAdminText);
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', message: done });
    } catch {
      // The browser can deny the clipboard.
      showToast({ kind: 'error', message: t.notCopied });
    }
  };
}
