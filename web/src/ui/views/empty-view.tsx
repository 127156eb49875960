import { EmptyState } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './views.module.css';

const ORDERS = { h1: 1, h2: 2, h3: 3 } as const;

export function EmptyView(props: {
  icon: ReactNode;
  heading: string;
  text?: ReactNode;
  action?: ReactNode;
  level?: keyof typeof ORDERS;
}) {
  const { icon, heading, text, action, level = 'h2' } = props;
  return (
    <EmptyState
      role="status"
      variant="light"
      icon={icon}
      className={classes.notice}
      classNames={{ indicator: classes.icon, title: classes.noticeHeading, description: classes.noticeText }}
    >
      <EmptyState.Title order={ORDERS[level]}>{heading}</EmptyState.Title>
      {text && <EmptyState.Description>{text}</EmptyState.Description>}
      {action}
    </EmptyState>
  );
}
