import classes from './facts.module.css';
import buttons from '../../../ui/buttons.module.css';
import type { OrderStateFragment } from '../../../generated/components.ts';
import orderDetailsClasses from './order-details.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { ordersText } from '../messages.ts';
import { useAddressFacts, type Fact } from '../../../shared/order/order-facts.ts';
import { useBuyerFacts } from './use-facts.ts';

/** A list of labels and values, each value beside its label unless a class says otherwise. A null or empty value reads 'Not given'. */
export function Facts(props: { facts: readonly Fact[]; className?: string | undefined }) {
  const { facts, className = classes.facts } = props;
  const terms = useText(orderText);
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || terms.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BuyerInfo() {
  const t = useText(ordersText);
  const { facts, failed, refetch } = useBuyerFacts();
  return (
    <section aria-labelledby="order-buyer" className={orderDetailsClasses.block}>
      <h2 id="order-buyer">{t.yourInfo}</h2>
      <Facts facts={facts} />
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
      {facts ? <Facts facts={facts} /> : <p className={orderDetailsClasses.note}>{terms.addressGone}</p>}
    </section>
  );
}
