import { LoadError } from '../../ui/views/load-error.tsx';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { ordersText } from './messages.ts';

/** The fallback text comes from the specification (section 8). */
export function OrdersError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const userMessage = useUserMessage();
  const t = useText(ordersText);
  return <LoadError error={error} onRetry={onRetry} message={userMessage(error, t.contactUs)} />;
}
