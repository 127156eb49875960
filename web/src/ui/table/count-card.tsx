import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './count-card.module.css';
import { useText } from '../../lib/language/language.tsx';
import { tableText } from './messages.ts';

export function CountCards({ children }: { children: ReactNode }) {
  return <dl className={classes.cards}>{children}</dl>;
}

export function CountCard(props: {
  title: string;
  icon: Icon;
  count: number | string | undefined;
  tone?: 'teal' | 'marigold' | 'plum' | 'red';
}) {
  const t = useText(tableText);
  const { title, icon: CardIcon, count, tone = 'teal' } = props;
  return (
    <div className={`${classes.card} ${classes[tone]}`}>
      <dt className={classes.title}>
        <span className={classes.icon}>
          <CardIcon size={26} stroke={1.75} aria-hidden />
        </span>
        {title}
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
