import type { RefObject } from 'react';
import { usePassed } from '../use-passed.ts';
import classes from './passing-names.module.css';

/** Where the head ends when the names in it have left: below the bar of all screens, and with the button below them in sight. In pixels. */
const LEFT = 125;

/**
 * The products' names over their values, once those in the table's own head have left the window. On a phone the table scrolls sideways in its
 * own box, where nothing can stick to the window, so they stand before the box, which moves them along.
 */
export function PassingNames(props: {
  head: Element | null;
  strip: RefObject<HTMLDivElement | null>;
  products: readonly { id: string; title: string }[];
}) {
  const { head, strip, products } = props;
  const passed = usePassed(head, LEFT);
  return (
    <div className={classes.names} data-shown={passed || undefined} aria-hidden="true">
      <div ref={strip} className={classes.strip}>
        {products.map(({ id, title }) => (
          <span key={id}>
            <b>{title}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
