import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

const QUESTION = 'Your changes are not saved. Leave this page?';

/**
 * Asks for confirmation before unsaved values are lost: with QUESTION on navigation, with the browser's own text when
 * the page is closed. Returns a callback that turns the guard off after a save.
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const saved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);

  return () => {
    saved.current = true;
  };
}
