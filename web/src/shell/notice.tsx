import type { ReactNode } from 'react';
import classes from './shell.module.css';

/** A line above the screen. The element is there before its text, which is then read out. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status">{children && <p className={classes.notice}>{children}</p>}</div>
);
