import { useRef, type KeyboardEvent } from 'react';
import { useCentred } from './use-centred.ts';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Tabs (ARIA pattern): one tab stop; arrow keys, Home and End move the focus and open the focused tab. */
export function useTabs<Value extends string>(options: {
  /** Prefix of ids; the panel is `${id}-panel`. */
  id: string;
  values: readonly Value[];
  active: Value;
  /** `passing`: moved there with a key, perhaps on the way to another tab. */
  onTab: (value: Value, how: { passing: boolean }) => void;
}) {
  const { id, values, active, onTab } = options;
  const list = useRef<HTMLDivElement>(null);

  useCentred(list, '[aria-selected=true]', active);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = values.length - 1;
    const step = STEPS[event.key];
    const index =
      step === undefined
        ? { Home: 0, End: last }[event.key]
        : (values.indexOf(active) + step + values.length) % values.length;
    const next = index === undefined ? undefined : values[index];
    if (next === undefined) return;
    event.preventDefault();
    onTab(next, { passing: true });
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return {
    list,
    tabProps: (value: Value) => ({
      type: 'button' as const,
      role: 'tab',
      id: `${id}-${value}`,
      'aria-selected': value === active,
      'aria-controls': `${id}-panel`,
      tabIndex: value === active ? 0 : -1,
      onClick: () => onTab(value, { passing: false }),
      onKeyDown,
    }),
  };
}
