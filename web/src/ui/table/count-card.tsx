import { Flex, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../../theme/mantine-late.css';
import { tableToolsText as t } from './messages.ts';
import classes from './table.module.css';

const TONES = {
  teal: 'var(--brand-soft)',
  marigold: 'var(--accent-soft)',
  plum: 'var(--plum-soft)',
  red: 'var(--danger-soft)',
};

/** Figures in one row, above what they count. */
export const CountCards = ({ children }: { children: ReactNode }) => (
  <Group component="dl" grow wrap="nowrap" gap="xs" m={0} align="stretch">
    {children}
  </Group>
);

export function CountCard(props: {
  title: string;
  icon: Icon;
  count: number | string | undefined;
  tone?: keyof typeof TONES;
  /** The address of what is counted, or what shows it: a press anywhere on the card leads there. */
  leadsTo?: string | (() => void);
}) {
  const { title, icon: CardIcon, count, tone = 'teal', leadsTo } = props;
  return (
    <Flex
      direction={{ base: 'column-reverse', sm: 'row' }}
      align={{ sm: 'center' }}
      justify={{ base: 'flex-end', sm: 'space-between' }}
      gap="0 12px"
      px={{ base: 12, sm: 'md' }}
      py={6}
      bg={TONES[tone]}
      className={classes.count}
    >
      <Group component="dt" wrap="nowrap" gap="sm" fz="sm" fw={600} lh={1.25}>
        <Text span visibleFrom="sm" lh={0} aria-hidden>
          <CardIcon size={24} stroke={1.75} />
        </Text>
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
      </Group>
      <Text component="dd" m={0} fz="xl" fw={800} style={{ whiteSpace: 'nowrap' }}>
        {count === undefined ? (
          <Skeleton height="1.2em" width="2.2ch" role="status" aria-label={t.loading(title)} />
        ) : typeof count === 'number' ? (
          count.toLocaleString('en-IN')
        ) : (
          count
        )}
      </Text>
    </Flex>
  );
}
