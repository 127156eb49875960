import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import { totalText } from '../../../../shared/order/order-amounts.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import { ConfirmForm } from '../../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { superAdminText } from '../../messages.ts';

/** Asks before customers lose their orders: whose they are, and how much. Closed without `orders`. */
export function CancelDialog(props: {
  orders: readonly Pick<StaffOrderFragment, 'id' | 'customer' | 'total' | 'isTotalWhole'>[];
  onKeep: () => void;
  onCancel: () => void;
}) {
  const t = useText(superAdminText);
  const { orders, onKeep, onCancel } = props;
  const terms = useText(orderText);
  const [first] = orders;
  const total = orders.reduce((sum, one) => sum + one.total, 0);
  const isTotalWhole = orders.every((one) => one.isTotalWhole);
  const names = new Set(orders.map(({ customer }) => customer?.name ?? t.unknown));
  return (
    <Dialog
      opened={first !== undefined}
      onClose={onKeep}
      heading={first && orders.length === 1 ? t.cancelQuestion(shortId(first.id)) : t.cancelManyQuestion(orders.length)}
    >
      <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.cancelOrders(orders.length)} onAction={onCancel}>
        <p>
          <strong>
            {[...names].join(', ')} · {totalText(total, isTotalWhole, terms)}
          </strong>
        </p>
        <p>{t.cancelText}</p>
      </ConfirmForm>
    </Dialog>
  );
}
