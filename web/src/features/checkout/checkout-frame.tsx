import { Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/language.tsx';
import amounts from '../../shared/order/amounts.module.css';
import { Page } from '../../ui/page.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { checkoutText } from './messages.ts';

/** The checkout page with its heading. Without children it shows a skeleton or the error. */
export function CheckoutFrame(props: {
  children?: ReactNode;
  loading?: boolean;
  error?: unknown;
  onRetry?: () => unknown;
}) {
  const t = useText(checkoutText);
  const { children, loading, error, onRetry } = props;
  return (
    <Page title={t.title}>
      <Title mb="lg">{t.title}</Title>
      {children ?? (loading || !onRetry ? <CheckoutSkeleton /> : <LoadError error={error} onRetry={onRetry} />)}
    </Page>
  );
}

function CheckoutSkeleton() {
  const t = useText(checkoutText);
  return (
    <div role="status" aria-label={t.loading} className={amounts.withSummary}>
      <Stack gap="lg">
        <Skeleton h={48} radius="xl" />
        <Skeleton h={420} radius="lg" />
      </Stack>
      <Skeleton h={340} radius="lg" />
    </div>
  );
}
