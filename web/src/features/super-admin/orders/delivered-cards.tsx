import IconRupee from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useDeliveredTotalsQuery } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { superAdminText } from '../messages.ts';

/** Number and total amount of the delivered orders. The API's amount has neither shipping nor tax. */
export function DeliveredCards() {
  const t = useText(superAdminText);
  const { data, error, refetch } = useDeliveredTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const totals = data?.deliveredTotals;
  if (error && !totals) return <LoadError error={error} onRetry={refetch} />;
  return (
    <CountCards strip>
      <CountCard title={t.ordersDelivered} icon={IconPackage} count={totals?.orders} />
      <CountCard
        title={t.amountDelivered}
        icon={IconRupee}
        count={totals ? formatPrice(totals.amount) : undefined}
        tone="marigold"
      />
    </CountCards>
  );
}
