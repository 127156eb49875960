import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { DelayedChanges, type Delayed } from './delayed.ts';

/** Whoever leaves the tab or the page has no more to take back. `send` must not reject. */
export function useDelayed<What>(send: (change: Delayed<What>) => Promise<unknown>) {
  const [changes] = useState(() => new DelayedChanges<What>());
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    changes.sendWith((change) => sendNow(change));
    const leave = () => changes.sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      changes.stop();
    };
  }, [changes]);
  return { changes, list: useSyncExternalStore(changes.subscribe, changes.list) };
}
