import { useId, useState, type KeyboardEvent } from 'react';

export type Listbox = ReturnType<typeof useListbox>;

/** An editable combobox (ARIA pattern). No library: its popover and positioning would be larger than all screens. */
export function useListbox({ count, onChoose }: { count: number; onChoose: (index: number) => void }) {
  const listId = useId();
  const [openRequested, setOpenRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const opened = openRequested && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => setOpenRequested(true);
  const close = () => {
    setOpenRequested(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && count > 0) {
      event.preventDefault();
      open();
      // -1 is the text box, between the last option and the first.
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && opened && active >= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && opened) {
      // Escape closes the list only, not what surrounds it.
      event.preventDefault();
      close();
    }
  };

  return {
    opened,
    /** Also where there are no options yet. */
    wanted: openRequested,
    open,
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': opened,
      'aria-controls': opened ? listId : undefined,
      'aria-activedescendant': opened && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      // Otherwise the text box loses the focus, and the list closes before the click.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onMouseMove: () => setActive(index),
      onClick: () => choose(index),
    }),
  } as const;
}
