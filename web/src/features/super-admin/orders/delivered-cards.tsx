import IconRupee from '@tabler/icons-react/dist/esm/icons/IconCurrencyRupee.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useEffect, useEffectEvent } from 'react';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useDeliveredTotalsQuery } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { errorText } from '../../../apollo/messages.ts';
import { superAdminText } from '../messages.ts';
import classes from './orders.module.css';

/**
 * Number and total amount of the delivered orders. The API's amount has neither shipping nor tax. Without an answer it stays as
 * low: the list below says why, and a press tries again.
 */
export function DeliveredCards() {
  const t = useText(superAdminText);
  const { tryAgain } = useText(errorText);
  const { data, error, refetch } = useDeliveredTotalsQuery({ fetchPolicy: 'cache-and-network' });
  const totals = data?.deliveredTotals;
  const failed = error !== undefined && !totals;
  const retry = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!failed) return undefined;
    const online = () => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [failed]);
  const missing = failed ? '–' : undefined;
  const asked = failed ? { leadsTo: () => void refetch() } : {};
  const title = (name: string) => (failed ? `${name}: ${tryAgain}` : name);
  return (
    <div className={classes.delivered}>
      <CountCards strip short>
        <CountCard title={title(t.ordersDelivered)} icon={IconPackage} count={totals?.orders ?? missing} {...asked} />
        <CountCard
          title={title(t.amountDelivered)}
          icon={IconRupee}
          count={totals ? formatPrice(totals.amount) : missing}
          tone="marigold"
          {...asked}
        />
      </CountCards>
    </div>
  );
}
