import type { ReactNode } from 'react';
import layout from './layout.module.css';
import classes from './status-view.module.css';

/** A whole screen that says one thing: a big figure or picture, a heading, a sentence, and the way on. */
export function StatusView(props: { figure: ReactNode; heading: string; text?: ReactNode; action: ReactNode }) {
  return (
    <div className={`${layout.container} ${classes.view}`}>
      <div className={classes.figure}>{props.figure}</div>
      <h1 className={classes.heading}>{props.heading}</h1>
      {props.text && <p className={classes.text}>{props.text}</p>}
      <div className={classes.action}>{props.action}</div>
    </div>
  );
}
