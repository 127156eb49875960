import { userMessage } from '../../apollo/user-message.ts';
import { LoadError } from '../../ui/views/load-error.tsx';

const CONTACT_US = 'Something went wrong. Please contact us';

/** The fallback text comes from the specification (section 8). */
export function OrdersError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return <LoadError error={error} onRetry={onRetry} message={userMessage(error, CONTACT_US)} />;
}
