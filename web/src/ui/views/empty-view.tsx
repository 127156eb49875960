import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** What stands where there is nothing to show: a picture, what it means, and a way on. */
export function EmptyView(props: {
  icon: ReactNode;
  heading: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Level of the heading among the screen's. */
  level?: 'h1' | 'h2' | 'h3';
}) {
  const { icon, heading, text, action, level: Heading = 'h2' } = props;
  return (
    <div className={classes.notice} role="status">
      <span className={classes.badge}>{icon}</span>
      <Heading className={classes.heading}>{heading}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
