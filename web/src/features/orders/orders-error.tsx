import { userMessage } from '../../apollo/user-message.ts';
import { LoadError } from '../../ui/views/load-error.tsx';

const CONTACT_US = 'Something went wrong. Please contact us';

/** What stands where orders should be when they could not be had (specification, section 8). */
export function OrdersError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return <LoadError error={error} onRetry={onRetry} message={userMessage(error, CONTACT_US)} />;
}
