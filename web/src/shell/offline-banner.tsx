import IconOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useSyncExternalStore } from 'react';
import classes from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, as long as it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner}>
          <IconOff size={20} aria-hidden />
          You are offline. What you have already seen is still here; the rest comes when the connection is back.
        </p>
      )}
    </div>
  );
}
