import type { ReactNode } from 'react';
import classes from './notice.module.css';

export function EmptyView(props: {
  icon: ReactNode;
  heading: string;
  text?: ReactNode;
  action?: ReactNode;
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
