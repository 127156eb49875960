import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { orderText } from '../../shared/order/messages.ts';
import { pieces } from '../../shared/order/order-amounts.ts';
import { shortId } from '../../shared/order/short-id.ts';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { ordersText } from './messages.ts';

/** Takes the place of an order of which nothing is left. `before`: what it held when somebody cancelled it here. */
export function OrderGone({ before }: { before: OrderStateFragment | undefined }) {
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
    <div ref={place} className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.cancelled} />
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
    </div>
  );
}
