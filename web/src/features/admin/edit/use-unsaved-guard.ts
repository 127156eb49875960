import { useEffect, useRef } from 'react';
import { guardLeaving } from '../../../lib/router/leave-guards.ts';
import { useText } from '../../../lib/language/language.tsx';
import { adminText } from '../messages.ts';

/**
 * Asks for confirmation before unsaved values are lost: with a question on navigation, with the browser's own text when
 * the page is closed. Returns a callback that turns the guard off after a save.
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const t = useText(adminText);
  const saved = useRef(false);

  const question = t.unsaved;
  useEffect(() => {
    if (!unsaved) return;
    return guardLeaving((from, to) => saved.current || from.pathname === to.pathname || window.confirm(question));
  }, [unsaved, question]);

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
