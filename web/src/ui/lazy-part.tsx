import { Fragment, lazy, Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useInBrowser } from '../lib/hooks/use-in-browser.ts';
import { loadCode, recoverCode } from '../lib/load-code.ts';
import { LoadError } from './views/load-error.tsx';

/** Pause between retries, in ms. Not every browser reports that it is online again. */
const RETRY_MS = 5_000;

type Load<Props> = () => Promise<ComponentType<Props>>;
type Frame = ComponentType<{ children?: ReactNode }>;

/**
 * A part of a screen whose code comes when it is first rendered, or with `preload`. Meanwhile, and around the problem if the code
 * does not come, there is `Frame`.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Frame: Frame = Fragment) {
  const come = async () => ({
    default: await recoverCode(load).catch((error: unknown) => retrying(load, error, Frame)),
  });
  let part: ComponentType<Props> = lazy(come);

  function LazyPart(props: Props) {
    const [Part] = useState(() => part);
    // The server waits for no code.
    if (useInBrowser(() => false, true)) return <Frame />;
    return (
      <Suspense fallback={<Frame />}>
        <Part {...props} />
      </Suspense>
    );
  }
  /** Optional, so it does not fail. Afterwards the part renders at once, which React lets no lazy one do. */
  const preload = async (): Promise<void> => {
    part = await loadCode(load).catch(() => part);
  };
  return Object.assign(LazyPart, { preload });
}

/** React keeps for ever that a lazy component failed, so this takes its place: it shows why, and tries again. */
function retrying<Props extends object>(load: Load<Props>, first: unknown, Frame: Frame): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Retrying(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [error, setError] = useState(first);
    const retry = useCallback(async () => {
      try {
        loaded = await recoverCode(load);
        setLoaded(() => loaded);
      } catch (reason) {
        setError(reason);
      }
    }, []);
    useEffect(() => {
      if (Loaded) return;
      const timer = setInterval(() => document.visibilityState === 'visible' && void retry(), RETRY_MS);
      return () => clearInterval(timer);
    }, [Loaded, retry]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Frame>
        <LoadError error={error} onRetry={retry} />
      </Frame>
    );
  };
}
