import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadToasts, subscribeToToasts, toastsWanted } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }));

/** Where toasts show. Its parts come with the visitor's first touch: soon enough, and never in the first screen's way. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted);
  useEffect(() => {
    const load = () => void loadToasts();
    const once = { once: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    return () => {
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    )
  );
}
