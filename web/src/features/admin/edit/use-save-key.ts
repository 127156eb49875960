import { useEffect, useRef } from 'react';

/** Ctrl+S, or ⌘S, sends the form, as its button does: the page itself is not worth a file. Returns the form's ref. */
export function useSaveKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // A dialog that asks something is answered first.
      if (!event.repeat && !document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  return form;
}
