import { useEffect, useSyncExternalStore } from 'react';
import { currentToasts, loadToasts, subscribeToToasts } from './toast.ts';
import classes from './toaster.module.css';

/** Where toasts show. Its parts come with the visitor's first touch: soon enough, and never in the first screen's way. */
export function Toaster() {
  const { List, plain } = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => {
    // Whether they came is asked when there is a toast.
    const load = () => void loadToasts().catch(() => undefined);
    const once = { once: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    return () => {
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, []);
  return (
    <>
      {List && <List />}
      <div className={classes.plain}>
        {plain.map(({ message }, index) => (
          <p key={index} role="alert">
            {message}
          </p>
        ))}
      </div>
    </>
  );
}
