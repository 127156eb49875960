import { Link } from 'react-router-dom';
import buttons from '../../../ui/buttons.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StatusView } from '../../../ui/views/status-view.tsx';
import { paths } from '../../../lib/paths.ts';

/** For an order that is not there, or is somebody else's. */
export function OrderNotFound() {
  return (
    <>
      <PageTitle title="Order not found" />
      <StatusView
        figure="404"
        heading="Order not found"
        text="There is no such order among yours. Perhaps it was cancelled, or the address has a typing error."
        action={
          <Link to={paths.orders} className={buttons.primary}>
            My Orders
          </Link>
        }
      />
    </>
  );
}
