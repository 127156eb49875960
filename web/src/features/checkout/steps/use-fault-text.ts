import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { errorText } from '../../../apollo/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

/**
 * What is known of why a call failed. Undefined: nothing, as the answer is of no use. A toast says that in the specification's words
 * (section 8), and the screen what it means here.
 */
export function useFaultText(): (error: unknown) => string | undefined {
  const userMessage = useUserMessage();
  const { fallback } = useText(errorText);
  return (error) => {
    const said = userMessage(error);
    if (said !== fallback) return said;
    showToast({ kind: 'error', message: said });
    return undefined;
  };
}
