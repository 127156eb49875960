import { Fragment, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { recoverChunk } from '../../lib/lazy/load-chunk.ts';

/** Pause between two tries by itself, in ms: not every browser can tell that its connection is back. */
const RETRY_MS = 5_000;

/**
 * A component whose code is loaded when it is first shown. Where the code can't be had, it says so, and tries again by itself as
 * long as somebody looks. `Frame` stands there meanwhile, and around the words.
 */
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
