import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { AmountList, PayBar, Summary } from '../../shared/order/amounts.tsx';
import amounts from '../../shared/order/amounts.module.css';
import { orderText } from '../../shared/order/messages.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { LazyOtherProducts, LazyRecentlyViewed } from '../../shared/rails/lazy-rails.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import classes from './cart.module.css';
import { cartText } from './messages.ts';

/** With more lines the cart fills the window. */
const FEW_LINES = 3;

/** What the carts of guests and of accounts have around their lines. Below few lines there are products other than those in it. */
export function CartFrame(props: {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Beside the heading. */
  action?: ReactNode;
  /** Of what is in the cart; undefined while it is not known. */
  ids: readonly string[] | undefined;
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { heading, action, ids, children } = props;
  return (
    <Page title={t.title}>
      <Group component="header" justify="space-between" mb="xl">
        <Title ref={heading} tabIndex={-1}>
          {t.heading}
        </Title>
        {action}
      </Group>
      {children}
      {ids?.length === 0 && (
        <EmptyView
          icon={<IconShoppingBag aria-hidden />}
          heading={t.empty}
          text={t.emptyText}
          action={<ExploreLink />}
        />
      )}
      {ids && ids.length <= FEW_LINES && (
        <div className={classes.below}>
          {ids.length > 0 ? <LazyRecentlyViewed except={ids} /> : <LazyOtherProducts />}
        </div>
      )}
    </Page>
  );
}

/** Two lines and a summary, in the shape of a cart. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div role="status" aria-label={t.loading} className={amounts.withSummary}>
      <div>
        {[1, 2].map((place) => (
          <div key={place} className={classes.row}>
            <Skeleton radius="md" className={classes.bone} />
            <Stack gap="xs" className={classes.words}>
              <Skeleton height={24} width="80%" />
              <Skeleton height={20} width={90} />
            </Stack>
            <Skeleton height={44} width={126} radius="xl" className={classes.actions} />
          </div>
        ))}
      </div>
      <Skeleton height={460} radius="lg" />
    </div>
  );
}

/** What an order of the cart comes to today. `children`: the way to order. */
export function CartSummary(props: {
  /** Quantities added up. */
  count: number;
  summary: CartTotals;
  /** In rupees. */
  saved: number;
  note: string;
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { count, summary, saved, note, children } = props;
  return (
    <Summary heading={t.summary}>
      <CartAmounts {...{ count, summary, saved }} />
      <Text size="sm" c="dimmed">
        {note}
      </Text>
      <PayBar payable={summary.payable}>{children}</PayBar>
      <Button component={Link} to={paths.products} variant="subtle" color="gray">
        {t.goOn}
      </Button>
    </Summary>
  );
}

type CartTotals = Omit<CartStateFragment['summary'], '__typename'>;

export function CartAmounts({ summary, ...sums }: { count: number; summary: CartTotals; saved?: number }) {
  const { unpricedProduct } = useText(orderText);
  return <AmountList amounts={summary} notCounted={summary.isTotalWhole ? [] : [unpricedProduct]} {...sums} />;
}
