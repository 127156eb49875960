import { useEffect, useRef } from 'react';
import { isCommand } from '../../../ui/mod-key.ts';

/** Ctrl+S, or ⌘S, sends the form, as its button does: the page itself is not worth a file. Returns the form's ref. */
export function useSaveKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isCommand(event, 's')) return;
      event.preventDefault();
      // A dialog that asks something is answered first.
      if (!event.repeat && !document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  return form;
}
