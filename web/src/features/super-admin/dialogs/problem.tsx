import classes from './dialogs.module.css';

/** What went wrong, inside the dialog: a toast would lie behind it. */
export function Problem({ message }: { message: string | null }) {
  return <div role="alert">{message && <p className={classes.problem}>{message}</p>}</div>;
}
