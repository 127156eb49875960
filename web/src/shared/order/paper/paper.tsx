import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './paper.module.css';
import { usePrintedAt } from './use-printed-at.ts';

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
