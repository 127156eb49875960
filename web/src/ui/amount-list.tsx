import { useEffect, useRef, type ReactNode } from 'react';
import classes from './amount-list.module.css';

/** On the root element while the total is in sight: a bar at the window's bottom then leaves it out. */
const IN_SIGHT = 'data-total-in-sight';

/** The last row is the total. */
export function AmountList({ rows }: { rows: readonly (readonly [name: string, amount: ReactNode])[] }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const total = list.current?.lastElementChild;
    const tell = (entries: IntersectionObserverEntry[]) =>
      root.toggleAttribute(IN_SIGHT, entries.at(-1)?.isIntersecting ?? false);
    // Less the bar, which covers as much.
    const observer = new IntersectionObserver(tell, { rootMargin: '0px 0px -76px', threshold: 0.9 });
    if (total) observer.observe(total);
    return () => {
      observer.disconnect();
      root.removeAttribute(IN_SIGHT);
    };
  }, []);
  return (
    <dl ref={list} className={classes.amounts}>
      {rows.map(([name, amount], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
