import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { currentToasts, disableList, loadToasts, subscribeToToasts } from './toast.ts';
import classes from './toaster.module.css';

/** Loads the list at the first key or pointer press: before a toast is needed, and after the first screen. */
export function Toaster() {
  const { List, plain } = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  useEffect(() => {
    // Plain toasts are the fallback.
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
        {plain.map(({ id, kind, message, detail }) => (
          <p key={id} role="alert" className={classes[kind]}>
            {message} {detail && <span>{detail}</span>}
          </p>
        ))}
      </div>
    </>
  );
}

/** Without it, an error in the list would unmount all screens. */
class ListBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    disableList();
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}
