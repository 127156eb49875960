import { Fragment, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from '../components/load-error.tsx';
import { recoverChunk } from './load-chunk.ts';

/** Pause between two tries by itself, in ms: not every browser can tell that its connection is back. */
const RETRY_MS = 5_000;

/**
 * A component whose code is loaded when it is first shown. Where the code can't be had, it says so, and tries again by itself:
 * when the connection is back, when somebody looks again, and every few seconds. `Frame` stands there meanwhile, and around the
 * words.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType<{ children?: ReactNode }> = Fragment,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [Loaded, show] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const attempt = useCallback(
      (byHand = false) =>
        recoverChunk(load, byHand).then((component) => {
          loaded = component;
          show(() => component);
        }, setError),
      [],
    );
    useEffect(() => {
      if (Loaded) return;
      const retry = () => void attempt();
      const whenSeen = () => document.visibilityState === 'visible' && retry();
      retry();
      const timer = setInterval(whenSeen, RETRY_MS);
      window.addEventListener('online', retry);
      document.addEventListener('visibilitychange', whenSeen);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', retry);
        document.removeEventListener('visibilitychange', whenSeen);
      };
    }, [Loaded, attempt]);

    if (Loaded) return <Loaded {...props} />;
    return <Frame>{error !== undefined && <LoadError error={error} onRetry={() => attempt(true)} />}</Frame>;
  };
}
