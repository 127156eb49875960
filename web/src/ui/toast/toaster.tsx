import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { currentToasts, giveUpList, loadToasts, subscribeToToasts } from './toast.ts';
import classes from './toaster.module.css';

/** Where toasts show. Its parts come with the visitor's first touch: soon enough, and never in the first screen's way. */
export function Toaster() {
  const { List, plain } = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => {
    // A toast is shown in any case, so nobody needs to hear of a failure here.
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
      {List && (
        <ListBoundary>
          <List />
        </ListBoundary>
      )}
      <div className={classes.plain}>
        {plain.map(({ id, kind, message }) => (
          <p key={id} role="alert" className={classes[kind]}>
            {message}
          </p>
        ))}
      </div>
    </>
  );
}

/** Without it React would take all screens away along with a list that breaks. */
class ListBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    giveUpList();
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}
