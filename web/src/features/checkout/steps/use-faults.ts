import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { errorText } from '../../../apollo/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

/**
 * `textOf` says what is known of why a call failed, in the language of the page. Undefined: nothing, as the answer is of no use. `tell`
 * says that once, in a toast with the specification's words (section 8); what it means here is the screen's to say.
 */
export function useFaults() {
  const userMessage = useUserMessage();
  const { fallback } = useText(errorText);
  const textOf = (error: unknown): string | undefined => {
    const said = userMessage(error);
    return said === fallback ? undefined : said;
  };
  const tell = (error: unknown): void => {
    if (textOf(error) === undefined) showToast({ kind: 'error', message: fallback });
  };
  return { textOf, tell };
}
