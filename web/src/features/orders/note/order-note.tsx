import { useEffect, useRef, type ReactNode } from 'react';
import classes from './order-note.module.css';

/** Tells, and takes the focus for it, what came of a checkout: a frame with icon, heading, words, ways on and facts. */
export function OrderNote(props: {
  /** The id of the heading. */
  id: string;
  bad?: boolean;
  icon: ReactNode;
  heading: string;
  words: ReactNode;
  ways: ReactNode;
  /** Below the ways on. */
  facts?: ReactNode;
}) {
  const { id, bad = false, icon, heading, words, ways, facts } = props;
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the router, which focuses the screen that it has opened.
    const frame = requestAnimationFrame(() => place.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section className={`${classes.note} ${bad ? classes.bad : ''}`} aria-labelledby={id}>
      <span className={classes.badge}>{icon}</span>
      <div className={classes.words}>
        <h2 id={id} ref={place} tabIndex={-1}>
          {heading}
        </h2>
        {words}
      </div>
      <div className={classes.ways}>{ways}</div>
      {facts}
    </section>
  );
}
