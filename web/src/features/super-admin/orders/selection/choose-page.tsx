import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { superAdminText } from '../../messages.ts';
import checkbox from '../../../../ui/form/checkbox.module.css';
import classes from '../orders.module.css';
import type { Selection } from './use-selection.ts';

/** Chooses the orders of the page that is shown, or no longer. Those of other pages stay chosen. */
export function ChoosePage({ selection, orders }: { selection: Selection; orders: readonly StaffOrderFragment[] }) {
  const t = useText(superAdminText);
  const chosen = orders.filter((order) => selection.has(order)).length;
  return (
    <input
      type="checkbox"
      className={`${checkbox.box} ${classes.check}`}
      aria-label={t.choosePage(orders.length)}
      disabled={orders.length === 0}
      checked={chosen > 0 && chosen === orders.length}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < orders.length;
      }}
      onChange={({ currentTarget: { checked } }) => (checked ? selection.add(orders) : selection.remove(orders))}
    />
  );
}
