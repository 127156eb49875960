import { Container, Group, Skeleton, Stack, Title } from '@mantine/core';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import classes from './cart.module.css';
import { cartText } from './messages.ts';

/** With more lines the cart fills the window. */
const FEW_LINES = 3;

/** What stands below a cart with few lines: products other than those in it. */
export interface BelowCart {
  below: ComponentType<{ except?: readonly string[] }>;
}

/** What the carts of guests and of accounts have around their lines. */
export function CartFrame(
  props: BelowCart & {
    heading: RefObject<HTMLHeadingElement | null>;
    /** Beside the heading. */
    action?: ReactNode;
    /** Of what is in the cart; undefined while it is not known. */
    ids: readonly string[] | undefined;
    children: ReactNode;
  },
) {
  const t = useText(cartText);
  const { heading, action, ids, children, below: Below } = props;
  return (
    <Container className={layout.page}>
      <PageTitle title={t.title} />
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
          <Below except={ids} />
        </div>
      )}
    </Container>
  );
}

/** Two lines and a summary, in the shape of a cart. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div role="status" aria-label={t.loading} className={classes.columns}>
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
