import { useEffect, useRef, type ReactNode } from 'react';
import { FORM_LOADING_MS } from '../../lib/timing.ts';
import { PageTitle } from '../page-title.tsx';
import { useElapsed } from '../../lib/hooks/use-elapsed.ts';
import layout from '../layout.module.css';
import classes from './form-page.module.css';

/** Where the first field may take the focus: no keyboard comes up over the form, and none of it scrolls away. */
const WITH_A_MOUSE = '(min-width: 992px) and (pointer: fine)';

/** `loading`: a text that is shown for 2 s before the form. An empty form that appears after it has the focus, unless somebody is elsewhere. */
export function FormPage(props: {
  title: string;
  heading: string;
  loading?: string;
  intro?: ReactNode;
  art?: ReactNode;
  /** Next to the form in wide windows, above it on upright tablets. */
  aside?: ReactNode;
  /** In narrow windows `aside` is shown, too: above the form, and on phones below it. */
  asideOnPhones?: boolean;
  /** A long form, whose room is kept while it loads: what stands beside it stays where it is. */
  tall?: boolean;
  children: ReactNode;
}) {
  const { title, heading, loading, intro, art, aside, asideOnPhones, tall, children } = props;
  const waited = useElapsed(FORM_LOADING_MS);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!loading || !waited || !window.matchMedia(WITH_A_MOUSE).matches) return;
    if (document.activeElement?.matches('a, button, input, select, textarea')) return;
    const fields = [...(card.current?.querySelectorAll('input') ?? [])];
    if (fields.every(({ value }) => value === '')) fields[0]?.focus({ preventScroll: true });
  }, [loading, waited]);
  return (
    <div
      className={`${layout.container} ${layout.page} ${classes.page} ${aside ? classes.split : ''} ${tall ? classes.tall : ''}`}
    >
      <PageTitle title={title} />
      {aside && <aside className={`${classes.aside} ${asideOnPhones ? classes.above : ''}`}>{aside}</aside>}
      {loading && !waited ? (
        <div className={classes.loading} role="status">
          <span className={classes.spinner} aria-hidden="true" />
          <h1>{loading}</h1>
        </div>
      ) : (
        <section ref={card} className={classes.card} aria-labelledby="form-heading">
          {art && (
            <div className={classes.art} aria-hidden="true">
              {art}
            </div>
          )}
          <h1 id="form-heading">{heading}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
        </section>
      )}
    </div>
  );
}
