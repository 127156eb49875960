import { useText } from '../lib/language/language.tsx';
import { errorText } from './messages.ts';
import { userMessage } from './user-message.ts';

/** `userMessage` in the language of the page. */
export function useUserMessage(): (error: unknown, fallback?: string) => string {
  const t = useText(errorText);
  return (error, fallback) => userMessage(error, fallback, t);
}
