import { Button, Group, SimpleGrid, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PHONE_PREFIX } from '../../../../schema/shop.ts';
import { useProfileQuery, type ProfileQuery } from '../../generated/profile.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { orderText } from '../../shared/order/messages.ts';
import { totalText } from '../../shared/order/order-amounts.ts';
import { OrderStatusBadge } from '../../shared/order/order-status-badge.tsx';
import { ItemPicture } from '../../shared/order/item-picture.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { Addresses } from './addresses.tsx';
import { profileText } from './messages.ts';
import { ProfileSection } from './profile-section.tsx';
import classes from './profile.module.css';

/** How many of the latest orders are shown. */
const SHOWN = 3;

/** The latest orders, the addresses and the user's details: what people come for first. The details are read only: 'Edit' does nothing yet (specification, section 2); a note says so. */
export function ProfileForm() {
  const t = useText(profileText);
  const { data, loading, error, refetch } = useProfileQuery({
    // The shop changes an order's status.
    fetchPolicy: 'cache-and-network',
    // The details are shown even if the orders fail to load.
    errorPolicy: 'all',
  });
  const me = data?.me;
  const orders = data?.orders ?? null;
  if (!me && loading) {
    return (
      <Stack role="status" aria-label={t.loading}>
        {/* As high as three orders, an address and the details. */}
        {[300, 220, 220].map((height, place) => (
          <Skeleton key={place} height={height} radius="lg" />
        ))}
      </Stack>
    );
  }
  const failure = <LoadError error={error} onRetry={refetch} />;
  return (
    <Stack gap="lg">
      {me || orders ? <YourOrders orders={orders} failure={failure} /> : failure}
      {/* This browser keeps some. */}
      <Addresses orders={orders} />
      {me ? <Details me={me} /> : orders && failure}
    </Stack>
  );
}

/** How far the latest orders have come. Null: they cannot be read. */
function YourOrders({ orders, failure }: { orders: readonly OrderStateFragment[] | null; failure: ReactNode }) {
  const t = useText(profileText);
  return (
    <ProfileSection
      heading={t.yourOrders}
      action={
        orders &&
        orders.length > 0 && (
          <Button component={Link} to={paths.orders} variant="default">
            {t.allOrders(orders.length)}
          </Button>
        )
      }
    >
      {orders?.length === 0 ? (
        <Stack align="start">
          <Text>{t.noOrder}</Text>
          <ExploreLink />
        </Stack>
      ) : orders ? (
        <ul>
          {orders.slice(0, SHOWN).map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        failure
      )}
    </ProfileSection>
  );
}

/** The whole row leads to the order. */
function OrderRow({ order }: { order: OrderStateFragment }) {
  const terms = useText(orderText);
  const [first] = order.items;
  const others = order.items.length - 1;
  return (
    <li className={classes.order}>
      <ItemPicture product={first?.product ?? null} sizes="72px" className={classes.picture ?? ''} />
      <div>
        <Link to={orderPath(order.id)}>
          {first?.product?.title ?? terms.deletedProduct}
          {others > 0 && <span className={classes.soft}> {terms.more(others)}</span>}
        </Link>
        <Group component="p" gap="0 14px" mt={4} fz="sm">
          <span className={classes.soft}>
            <DateText iso={order.createdAt} lead={<VisuallyHidden>{terms.ordered}</VisuallyHidden>} />
          </span>
          <strong>{totalText(order.total, order.isTotalWhole, terms)}</strong>
        </Group>
      </div>
      <span className={classes.status}>
        <OrderStatusBadge status={order.status} />
      </span>
      <IconNext size={20} aria-hidden />
    </li>
  );
}

function Details({ me }: { me: NonNullable<ProfileQuery['me']> }) {
  const t = useText(profileText);
  const { notGiven } = useText(orderText);
  const values = {
    name: me.name,
    email: me.email,
    mobile: me.mobile ? `${PHONE_PREFIX}${me.mobile}` : notGiven,
  };
  const fields = ['name', 'email', 'mobile'] as const;
  return (
    <ProfileSection
      component="form"
      heading={t.yourDetails}
      action={
        <Button variant="default" aria-disabled="true" data-disabled aria-describedby="profile-edit">
          {t.edit}
        </Button>
      }
      note={{ id: 'profile-edit', text: t.noEdit }}
    >
      <SimpleGrid minColWidth="min(100%, 240px)">
        {fields.map((field) => (
          <TextField key={field} label={t.fields[field]} value={values[field]} readOnly required={false} />
        ))}
      </SimpleGrid>
    </ProfileSection>
  );
}
