import type { ReactNode } from 'react';
import classes from './order-note.module.css';

/** What came of a checkout: a frame with icon, heading, words, facts and ways on. */
export function OrderNote(props: {
  /** The id of the heading. */
  id: string;
  bad?: boolean;
  icon: ReactNode;
  heading: string;
  words: ReactNode;
  facts?: ReactNode;
  ways: ReactNode;
}) {
  const { id, bad = false, icon, heading, words, facts, ways } = props;
  return (
    <section className={`${classes.note} ${bad ? classes.bad : ''}`} aria-labelledby={id}>
      <span className={classes.badge}>{icon}</span>
      <div className={classes.words}>
        <h2 id={id}>{heading}</h2>
        {words}
      </div>
      {facts}
      <div className={classes.ways}>{ways}</div>
    </section>
  );
}
