import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import classes from './status-view.module.css';

export function StatusView(props: {
  figure: ReactNode;
  heading: string;
  level?: 'h1' | 'h2';
  text?: ReactNode;
  action: ReactNode;
  /** True: at the top of the page, so that something can stand below it. */
  compact?: boolean;
}) {
  const { level: Heading = 'h1' } = props;
  return (
    <div className={`${layout.container} ${classes.view} ${props.compact ? classes.compact : ''}`}>
      <div className={classes.figure}>{props.figure}</div>
      <Heading className={classes.heading}>{props.heading}</Heading>
      {props.text && <p className={classes.text}>{props.text}</p>}
      <div className={classes.action}>{props.action}</div>
    </div>
  );
}
