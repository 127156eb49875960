import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { superAdminText } from '../../messages.ts';
import type { Selection } from './use-selection.ts';

/** Chooses all that the search and the filter let through. */
export function ChooseAll(props: {
  selection: Selection;
  /** The chosen orders. */
  orders: readonly StaffOrderFragment[];
  found: readonly StaffOrderFragment[];
  /** Of orders on pages that are not loaded yet; absent: `found` is complete. */
  rest: { total: number | undefined; load: () => void } | undefined;
  /** True: `found` is of the list before, until the wanted one is loaded. */
  isStale: boolean;
}) {
  const t = useText(superAdminText);
  const { selection, orders, found, rest, isStale } = props;
  const everything = found.filter((order) => !selection.has(order));
  // All are wanted, but not loaded yet.
  const [wantsAll, setWantsAll] = useState(false);
  const chooseAll = useEffectEvent(() => selection.set([...orders, ...everything]));
  const isWaiting = wantsAll && rest !== undefined;
  if (wantsAll && !isWaiting) setWantsAll(false);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) chooseAll();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  if (everything.length === 0 || (isStale && !isWaiting)) return null;
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-busy={wantsAll}
      onClick={() => {
        if (!rest) return selection.set([...orders, ...everything]);
        setWantsAll(true);
        rest.load();
      }}
    >
      {t.selectAll(rest?.total ?? found.length)}
    </button>
  );
}
