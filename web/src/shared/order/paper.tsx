import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './paper.module.css';

/**
 * What is printed in place of the page. It is beside the app, so that one rule hides all of the app on paper. `children`
 * makes it at the moment of the print, an ISO text.
 */
export function Paper({ children }: { children: (printedAt: string) => ReactNode }) {
  const printedAt = usePrintedAt();
  if (printedAt === undefined) return null;
  return createPortal(
    <div hidden className={classes.paper}>
      {children(printedAt)}
    </div>,
    document.body,
  );
}

/**
 * The moment of the last print, as an ISO text; undefined before the first. It never returns to undefined, because some
 * browsers draw the page after `afterprint`.
 */
function usePrintedAt(): string | undefined {
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
