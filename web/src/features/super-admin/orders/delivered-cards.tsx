import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconRupee from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import { formatPrice } from '../../../../../schema/shop.ts';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { useDeliveredTotalsQuery } from '../../../generated/super-admin-orders.ts';

/** What has been delivered so far, and what that came to. */
export function DeliveredCards() {
  const { data, error, refetch } = useDeliveredTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const totals = data?.deliveredTotals;
  if (error && !totals) return <LoadError error={error} onRetry={refetch} />;
  return (
    <CountCards>
      <CountCard title="Orders delivered" icon={IconPackage} count={totals?.orders} />
      <CountCard
        title="Amount delivered"
        icon={IconRupee}
        count={totals ? formatPrice(totals.amount) : undefined}
        tone="marigold"
      />
    </CountCards>
  );
}
