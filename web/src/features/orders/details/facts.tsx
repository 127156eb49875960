import type { ReactNode } from 'react';
import classes from './facts.module.css';
import buttons from '../../../ui/buttons.module.css';
import { PHONE_PREFIX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useMeQuery } from '../../../generated/profile.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import orderDetailsClasses from './order-details.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';

/** A list of labels and values. A null or empty value reads `t.notGiven`. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const t = useText(ordersText);
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name comes from the session. E-mail and phone come from the `me` query, which can fail separately. */
export function BuyerInfo() {
  const t = useText(ordersText);
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const placeholder = loading ? t.loadingFact : t.notAvailable;
  return (
    <section aria-labelledby="order-buyer" className={orderDetailsClasses.block}>
      <h2 id="order-buyer">{t.yourInfo}</h2>
      <Facts
        facts={[
          [t.buyer.name, user?.name],
          [t.buyer.email, me ? me.email : placeholder],
          [t.buyer.phone, me ? me.mobile && `${PHONE_PREFIX}${me.mobile}` : placeholder],
        ]}
      />
      {!me && !loading && (
        <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
          {t.tryAgain}
        </button>
      )}
    </section>
  );
}

/** The city is labelled District (specification, section 2). */
export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  const t = useText(ordersText);
  return (
    <section aria-labelledby="order-address" className={orderDetailsClasses.block}>
      <h2 id="order-address">{t.deliveryAddress}</h2>
      {address ? (
        <Facts
          facts={[
            ...(address.address ? [[t.address.address, address.address] as const] : []),
            [t.address.state, address.state],
            [t.address.city, address.city],
            [t.address.block, address.block],
            [t.address.postalCode, address.postalCode],
          ]}
        />
      ) : (
        <p className={orderDetailsClasses.note}>{t.addressGone}</p>
      )}
    </section>
  );
}
