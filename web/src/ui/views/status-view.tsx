import { Container, EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './views.module.css';

/** A whole screen that says what is the matter. */
export function StatusView(props: {
  figure: ReactNode;
  heading: string;
  level?: 'h1' | 'h2' | undefined;
  text?: ReactNode;
  action: ReactNode;
  /** True: at the top of the page, so that something can stand below it. */
  compact?: boolean;
}) {
  const { figure, heading, level = 'h1', text, action, compact } = props;
  return (
    <Container>
      <EmptyState
        icon={figure}
        mod={{ compact }}
        className={classes.status}
        classNames={{ indicator: classes.figure, title: classes.statusHeading, description: classes.statusText }}
      >
        <EmptyState.Title order={level === 'h1' ? 1 : 2}>{heading}</EmptyState.Title>
        {text && <EmptyState.Description>{text}</EmptyState.Description>}
        <EmptyState.Actions mt="sm" style={{ justifyContent: 'center' }}>
          {action}
        </EmptyState.Actions>
      </EmptyState>
    </Container>
  );
}
