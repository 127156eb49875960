import buttons from '../../../ui/buttons.module.css';
import { PHONE_PREFIX } from '../../../../../schema/shop.ts';
import { useMeQuery } from '../../../generated/components.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import { Facts } from './facts.tsx';
import classes from './order-details.module.css';

/** Who ordered: the name from the session, the rest from the profile, which comes with the order and may fail without it. */
export function BuyerInfo() {
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const unknown = loading ? 'Loading...' : 'Not available right now';
  return (
    <section aria-labelledby="order-buyer" className={classes.block}>
      <h2 id="order-buyer">Your Info</h2>
      <Facts
        facts={{
          Name: user?.name,
          Email: me ? me.email : unknown,
          Phone: me ? me.mobile && `${PHONE_PREFIX}${me.mobile}` : unknown,
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
