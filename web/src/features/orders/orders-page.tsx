import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import classes from './orders-page.module.css';

export function OrdersPage() {
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title="Orders" />
      <h1 className={classes.heading}>My Orders</h1>
      <OrdersPanel />
    </div>
  );
}
