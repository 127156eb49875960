import { Button, Loader, Stack, VisuallyHidden } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { failed } from '../../apollo/error-codes.ts';
import { useOrderDetailsQuery } from '../../generated/orders.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useElapsed } from '../../lib/hooks/use-elapsed.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { ORDER_LOADING_MS } from '../../lib/timing.ts';
import { orderText } from '../../shared/order/messages.ts';
import { pieces } from '../../shared/order/order-amounts.ts';
import { shortId } from '../../shared/order/order-id.tsx';
import { ShopperNotFound } from '../../shared/product/shopper-not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { ordersText } from './messages.ts';
import { OrderDetails, OrderHeading } from './order-details.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';

export function OrderPage() {
  const { orderId = '' } = useParams();
  // The key resets the state when the id changes.
  return <OrderScreen key={orderId} id={orderId} />;
}

function OrderScreen({ id }: { id: string }) {
  const t = useText(ordersText);
  // The loading text stands for at least 2 s (specification, section 2).
  const minimumElapsed = useElapsed(ORDER_LOADING_MS);
  const { data, loading, error, refetch } = useOrderDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // The order is shown even if the buyer's profile fails to load.
    errorPolicy: 'all',
  });
  const order = data?.order;
  const [wasShown, setWasShown] = useState(false);
  if (order && !wasShown) setWasShown(true);
  /** As it was before the latest cancellation. */
  const [toCancel, setToCancel] = useState<OrderStateFragment>();

  const orderFailed = failed(error, 'order');
  if (minimumElapsed && data && !order && !orderFailed)
    return wasShown ? <OrderGone before={toCancel} /> : <OrderNotFound />;
  return (
    <Page title={t.details}>
      {minimumElapsed && order ? (
        <OrderDetails order={order} onCancel={setToCancel} />
      ) : minimumElapsed && orderFailed && !loading ? (
        <>
          <OrderHeading />
          <LoadError error={error} onRetry={refetch} fallback={t.contactUs} />
        </>
      ) : (
        <>
          <VisuallyHidden component="h1">{t.details}</VisuallyHidden>
          <Stack role="status" align="center" py="22vh">
            <Loader size={56} aria-hidden />
            <p>{t.loadingDetails}</p>
          </Stack>
        </>
      )}
    </Page>
  );
}

/** Shown when the order does not exist or belongs to another user. */
function OrderNotFound() {
  const t = useText(ordersText);
  return (
    <ShopperNotFound
      instead={{
        heading: t.notFound,
        text: t.notFoundText,
        way: (
          <Button component={Link} to={paths.orders}>
            {t.heading}
          </Button>
        ),
      }}
    />
  );
}

/** Takes the place of an order of which nothing is left. `before`: what it held when somebody cancelled it here. */
function OrderGone({ before }: { before: OrderStateFragment | undefined }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const place = useRef<HTMLDivElement>(null);
  // The focused button was removed with the order, and the page may be scrolled to where it was.
  useEffect(() => {
    window.scrollTo(0, 0);
    const heading = place.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  const whole = before && before.items.length > 1;
  return (
    <Page ref={place} title={t.cancelled}>
      <EmptyView
        icon={<IconCheck aria-hidden />}
        level="h1"
        heading={t.cancelled}
        text={whole ? t.wholeCancelledText(shortId(before.id), terms.itemCount(pieces(before))) : t.cancelledText}
        action={
          <Button component={Link} to={paths.orders}>
            {t.heading}
          </Button>
        }
      />
    </Page>
  );
}
