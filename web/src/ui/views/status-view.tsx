import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import classes from './status-view.module.css';

/** A whole screen that says one thing: a big figure or picture, a heading, a sentence, and the way on. */
export function StatusView(props: {
  figure: ReactNode;
  heading: string;
  /** Level of the heading among the screen's. */
  level?: 'h1' | 'h2';
  text?: ReactNode;
  action: ReactNode;
}) {
  const { level: Heading = 'h1' } = props;
  return (
    <div className={`${layout.container} ${classes.view}`}>
      <div className={classes.figure}>{props.figure}</div>
      <Heading className={classes.heading}>{props.heading}</Heading>
      {props.text && <p className={classes.text}>{props.text}</p>}
      <div className={classes.action}>{props.action}</div>
    </div>
  );
}
