import classes from './facts.module.css';
import buttons from '../../../ui/buttons.module.css';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import orderDetailsClasses from './order-details.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { ordersText } from '../messages.ts';
import { Facts } from '../../../shared/order/facts.tsx';
import { useAddressFacts } from '../../../shared/order/order-facts.ts';
import { useBuyerFacts } from './use-facts.ts';

export function BuyerInfo() {
  const t = useText(ordersText);
  const { facts, failed, refetch } = useBuyerFacts();
  return (
    <section aria-labelledby="order-buyer" className={orderDetailsClasses.block}>
      <h2 id="order-buyer">{t.yourInfo}</h2>
      <Facts facts={facts} className={classes.facts} />
      {failed && (
        <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
          {t.tryAgain}
        </button>
      )}
    </section>
  );
}

export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  const terms = useText(orderText);
  const facts = useAddressFacts(address);
  return (
    <section aria-labelledby="order-address" className={orderDetailsClasses.block}>
      <h2 id="order-address">{terms.deliveryAddress}</h2>
      {facts ? (
        <Facts facts={facts} className={classes.facts} />
      ) : (
        <p className={orderDetailsClasses.note}>{terms.addressGone}</p>
      )}
    </section>
  );
}
