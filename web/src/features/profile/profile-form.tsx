import buttons from '../../ui/buttons.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { PHONE_PREFIX } from '../../../../schema/shop.ts';
import { useMeQuery } from '../../generated/profile.ts';
import classes from './profile-form.module.css';

/** The user's details, read-only. 'Edit' does nothing (specification, section 2); a note says so. */
export function ProfileForm() {
  const { data, loading, error, refetch } = useMeQuery();
  const me = data?.me;
  if (!me) {
    return loading ? (
      <div role="status" aria-label="Loading your details" className={classes.form}>
        {[0, 1, 2].map((field) => (
          <div key={field} className={classes.bone} />
        ))}
      </div>
    ) : (
      <LoadError error={error} onRetry={refetch} />
    );
  }
  const fields = {
    Name: me.name,
    Email: me.email,
    Mobile: me.mobile ? `${PHONE_PREFIX}${me.mobile}` : 'Not given',
  };
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(fields).map(([label, value]) => (
        <TextField key={label} label={label} value={value} readOnly required={false} />
      ))}
      <div className={classes.actions}>
        <button type="button" className={buttons.secondary} aria-disabled="true" aria-describedby="profile-edit">
          Edit
        </button>
        <p id="profile-edit" className={classes.note}>
          Your details cannot be changed here yet.
        </p>
      </div>
    </form>
  );
}
