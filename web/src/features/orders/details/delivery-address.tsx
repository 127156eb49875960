import type { OrderStateFragment } from '../../../generated/components.ts';
import { Facts } from './facts.tsx';
import classes from './order-details.module.css';

/** Where the order goes; the city reads as District (specification, section 2). */
export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  return (
    <section aria-labelledby="order-address" className={classes.block}>
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
        <p className={classes.note}>The address of this order is no longer kept.</p>
      )}
    </section>
  );
}
