import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The moment of the last print, as an ISO text; undefined before the first. It never returns to undefined, because some
 * browsers draw the page after `afterprint`.
 */
export function usePrintedAt(): string | undefined {
  const [printedAt, setPrintedAt] = useState<string>();
  useEffect(() => {
    // The browser prints what is in the page when the listener returns.
    const print = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    const media = window.matchMedia('print');
    const change = () => {
      if (media.matches) print();
    };
    window.addEventListener('beforeprint', print);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', print);
      media.removeEventListener('change', change);
    };
  }, []);
  return printedAt;
}
