import { Fragment, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { recoverChunk } from '../../lib/lazy/load-chunk.ts';

/** Pause between retries, in ms. Not every browser reports that it is online again. */
const RETRY_MS = 5_000;

/** Loads its code on first render. On failure shows the error, inside `Frame`, and retries while the page is visible. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Frame: ComponentType<{ children?: ReactNode }> = Fragment,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let attempt: Promise<ComponentType<Props>> | undefined;
  const tryNow = (): Promise<ComponentType<Props>> =>
    (attempt ??= recoverChunk(load).finally(() => (attempt = undefined)));

  return function LazyComponent(props: Props) {
    const [Loaded, show] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const retry = useCallback(async () => {
      try {
        const component = await tryNow();
        loaded = component;
        show(() => component);
      } catch (reason) {
        setError(reason);
      }
    }, []);
    useEffect(() => {
      if (Loaded) return;
      void retry();
      const timer = setInterval(() => document.visibilityState === 'visible' && void retry(), RETRY_MS);
      return () => clearInterval(timer);
    }, [Loaded, retry]);

    if (Loaded) return <Loaded {...props} />;
    return <Frame>{error !== undefined && <LoadError error={error} onRetry={retry} />}</Frame>;
  };
}
