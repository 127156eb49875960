import buttons from '../../ui/buttons.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { PHONE_PREFIX } from '../../../../schema/shop.ts';
import { useProfileQuery, type ProfileQuery } from '../../generated/profile.ts';
import classes from './profile-form.module.css';
import { Addresses } from './addresses.tsx';
import { YourOrders } from './your-orders.tsx';
import { useText } from '../../lib/language/language.tsx';
import { profileText } from './messages.ts';

/** The latest orders, the addresses and the user's details: what people come for first. The details are read only: 'Edit' does nothing yet (specification, section 2); a note says so. */
export function ProfileForm() {
  const t = useText(profileText);
  const { data, loading, error, refetch } = useProfileQuery({
    // The shop changes an order's status.
    fetchPolicy: 'cache-and-network',
    // The details are shown even if the orders fail to load.
    errorPolicy: 'all',
  });
  const me = data?.me;
  const orders = data?.orders ?? null;
  if (!me && loading) {
    return (
      <div role="status" aria-label={t.loading} className={classes.parts}>
        {[0, 1, 2].map((part) => (
          <div key={part} className={classes.bone} />
        ))}
      </div>
    );
  }
  const failure = <LoadError error={error} onRetry={refetch} />;
  return (
    <div className={classes.parts}>
      {me || orders ? <YourOrders orders={orders} error={error} onRetry={refetch} /> : failure}
      {/* This browser keeps some. */}
      <Addresses orders={orders} />
      {me ? <Details me={me} /> : orders && failure}
    </div>
  );
}

function Details({ me }: { me: NonNullable<ProfileQuery['me']> }) {
  const t = useText(profileText);
  const values = {
    name: me.name,
    email: me.email,
    mobile: me.mobile ? `${PHONE_PREFIX}${me.mobile}` : t.notGiven,
  };
  const fields = ['name', 'email', 'mobile'] as const;
  return (
    <form aria-labelledby="your-details" className={classes.card} onSubmit={(event) => event.preventDefault()}>
      <header className={classes.head}>
        <h3 id="your-details">{t.yourDetails}</h3>
        <button type="button" className={buttons.secondary} aria-disabled="true" aria-describedby="profile-edit">
          {t.edit}
        </button>
      </header>
      <div className={classes.facts}>
        {fields.map((field) => (
          <TextField key={field} label={t.fields[field]} value={values[field]} readOnly required={false} />
        ))}
      </div>
      <p id="profile-edit" className={classes.note}>
        {t.noEdit}
      </p>
    </form>
  );
}
