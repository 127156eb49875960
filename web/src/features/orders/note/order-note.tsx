import { useEffect, useRef, type ReactNode } from 'react';
import classes from './order-note.module.css';

/** Tells, and takes the focus for it, what came of a checkout: a frame with icon, heading, words, facts and ways on. */
export function OrderNote(props: {
  /** The id of the heading. */
  id: string;
  /** Its heading is that of the page. */
  main?: boolean;
  bad?: boolean;
  icon: ReactNode;
  heading: string;
  words: ReactNode;
  facts?: ReactNode;
  ways: ReactNode;
}) {
  const { id, main = false, bad = false, icon, heading, words, facts, ways } = props;
  const Heading = main ? 'h1' : 'h2';
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
        <Heading id={id} ref={place} tabIndex={-1}>
          {heading}
        </Heading>
        {words}
      </div>
      <div className={classes.ways}>{ways}</div>
      {facts && <div className={classes.facts}>{facts}</div>}
    </section>
  );
}
