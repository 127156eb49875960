import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './order-gone.module.css';

/** What an order leaves behind once its last product was cancelled. */
export function OrderGone() {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with the order.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={`${layout.container} ${layout.page} ${classes.place}`}>
      <PageTitle title="Order cancelled" />
      <EmptyView
        icon={<IconCheck aria-hidden />}
        level="h1"
        heading="Order cancelled"
        text="Its last product was cancelled, so nothing of this order will be delivered."
        action={
          <Link to={paths.orders} className={buttons.primary}>
            My Orders
          </Link>
        }
      />
    </div>
  );
}
