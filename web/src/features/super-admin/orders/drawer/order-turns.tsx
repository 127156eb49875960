import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { focusFirst } from '../../../../ui/dialog/focus-first.ts';
import { superAdminText } from '../../messages.ts';

/** To the order before and after `id` among `ids`, without a way back to the list. Nothing where the list is not known. */
export function OrderTurns(props: { ids: readonly string[]; id: string; onTurn: (id: string) => void }) {
  const t = useText(superAdminText);
  const { ids, id, onTurn } = props;
  const place = ids.indexOf(id);
  if (place < 0 || ids.length < 2) return null;
  const turns = [
    { label: t.previousOrder, icon: IconUp, to: ids[place - 1] },
    { label: t.nextOrder, icon: IconDown, to: ids[place + 1] },
  ];
  const first = turns.find(({ to }) => to !== undefined);
  return turns.map(({ label, icon: TurnIcon, to }) => (
    <button
      key={label}
      // Of a drawer that opens. The one that leads nowhere would be a bad start.
      ref={first?.label === label ? focusFirst : undefined}
      type="button"
      className={buttons.icon}
      aria-label={label}
      title={label}
      // Keeps the focus at the end of the list.
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onTurn(to);
      }}
    >
      <TurnIcon aria-hidden />
    </button>
  ));
}
