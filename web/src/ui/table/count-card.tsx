import { Paper, Skeleton, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import classes from './count-card.module.css';
import { tableToolsText } from './messages.ts';

/** Figures in one low box, above what they count. */
export const CountCards = ({ children }: { children: ReactNode }) => (
  <Paper component="dl" withBorder className={classes.cards}>
    {children}
  </Paper>
);

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
    <div className={classes.card} data-tone={tone}>
      <dt>
        <CardIcon size={24} stroke={1.75} aria-hidden />
        {typeof leadsTo === 'string' ? (
          <UnstyledButton component={Link} to={leadsTo} className={classes.whole}>
            {title}
          </UnstyledButton>
        ) : leadsTo ? (
          <UnstyledButton className={classes.whole} onClick={leadsTo}>
            {title}
          </UnstyledButton>
        ) : (
          title
        )}
      </dt>
      <dd>
        {count === undefined ? (
          <Skeleton height="1.2em" width="2.2ch" role="status" aria-label={t.loading(title)} />
        ) : typeof count === 'number' ? (
          count.toLocaleString('en-IN')
        ) : (
          count
        )}
      </dd>
    </div>
  );
}
