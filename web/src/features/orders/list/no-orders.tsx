import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { ExploreLink } from '../../../shared/product/product-links.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useCancelledOrders } from '../cancelled/cancelled-orders.ts';
import { ordersText } from '../messages.ts';
import classes from './no-orders.module.css';

/** Takes the place of the list: a small line where cancelled orders follow, which are what somebody looks for then. */
export function NoOrders() {
  const t = useText(ordersText);
  if (useCancelledOrders().length === 0)
    return <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />;
  return (
    <div role="status" className={classes.line}>
      <IconPackage aria-hidden />
      <div>
        <h2>{t.none}</h2>
        <p>{t.noneButCancelled}</p>
      </div>
      <ExploreLink beside />
    </div>
  );
}
