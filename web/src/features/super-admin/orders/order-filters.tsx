import type { Address } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { DaysSelect } from '../../../ui/table/tools/days-select.tsx';
import { RangeFilter } from '../../../ui/table/tools/range-filter.tsx';
import { superAdminText } from '../messages.ts';

/** Filters that the list and the board share, beside the search. */
export function OrderFilters({ address }: { address: Address }) {
  const t = useText(superAdminText);
  const set = (name: string, value: string) => address.change({ [name]: value }, { replace: true });
  return (
    <>
      <DaysSelect read={address.read} onChoose={(days) => address.change({ ...days }, { replace: true })} />
      <RangeFilter label={t.orderColumns.date} names={['from', 'to']} read={address.read} onChange={set} type="date" />
      <RangeFilter label={t.orderColumns.total} names={['minTotal', 'maxTotal']} read={address.read} onChange={set} />
    </>
  );
}
