import type { ReactNode } from 'react';
import classes from './facts.module.css';
import buttons from '../../../ui/buttons.module.css';
import { PHONE_PREFIX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useMeQuery } from '../../../generated/profile.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import orderDetailsClasses from './order-details.module.css';

/** A list of labels and values. A null or empty value reads 'Not given'. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name comes from the session. E-mail and phone come from the `me` query, which can fail separately. */
export function BuyerInfo() {
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const placeholder = loading ? 'Loading...' : 'Not available right now';
  return (
    <section aria-labelledby="order-buyer" className={orderDetailsClasses.block}>
      <h2 id="order-buyer">Your Info</h2>
      <Facts
        facts={{
          Name: user?.name,
          Email: me ? me.email : placeholder,
          Phone: me ? me.mobile && `${PHONE_PREFIX}${me.mobile}` : placeholder,
        }}
      />
      {!me && !loading && (
        <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
          Try again
        </button>
      )}
    </section>
  );
}

/** The city is labelled District (specification, section 2). */
export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  return (
    <section aria-labelledby="order-address" className={orderDetailsClasses.block}>
      <h2 id="order-address">Delivery Address</h2>
      {address ? (
        <Facts
          facts={{
            ...(address.address && { Address: address.address }),
            State: address.state,
            District: address.city,
            Block: address.block,
            'Postal Code': address.postalCode,
          }}
        />
      ) : (
        <p className={orderDetailsClasses.note}>The address of this order is no longer kept.</p>
      )}
    </section>
  );
}
