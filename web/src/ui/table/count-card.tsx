import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './count-card.module.css';
import { useText } from '../../lib/language/language.tsx';
import { tableToolsText } from './tools/messages.ts';

/** `strip`: one low box for all of them, above a list; `short`: beside its heading, where that has room. */
export function CountCards(props: { strip?: boolean; short?: boolean; children: ReactNode }) {
  const { strip = false, short = false, children } = props;
  const look = strip ? classes.strip : classes.cards;
  return <dl className={short ? `${look} ${classes.short}` : look}>{children}</dl>;
}

export function CountCard(props: {
  title: string;
  icon: Icon;
  count: number | string | undefined;
  tone?: 'teal' | 'marigold' | 'plum' | 'red';
  /** The address of what is counted, or what shows it: a press anywhere on the card leads there. */
  leadsTo?: string | (() => void);
}) {
  const t = useText(tableToolsText);
  const { title, icon: CardIcon, count, tone = 'teal', leadsTo } = props;
  return (
    <div className={`${classes.card} ${classes[tone]}`}>
      <dt className={classes.title}>
        <span className={classes.icon}>
          <CardIcon size={26} stroke={1.75} aria-hidden />
        </span>
        {typeof leadsTo === 'string' ? (
          <Link to={leadsTo} className={classes.whole}>
            {title}
          </Link>
        ) : leadsTo ? (
          <button type="button" className={classes.whole} onClick={leadsTo}>
            {title}
          </button>
        ) : (
          title
        )}
      </dt>
      <dd className={classes.count}>
        {count === undefined ? (
          <span className={classes.bone} role="status" aria-label={t.loading(title)} />
        ) : typeof count === 'number' ? (
          count.toLocaleString('en-IN')
        ) : (
          count
        )}
      </dd>
    </div>
  );
}
