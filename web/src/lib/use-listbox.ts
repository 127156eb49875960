import { useId, useState, type KeyboardEvent } from 'react';

/**
 * A text box with a list of options below it, by the ARIA pattern for editable comboboxes: the focus stays in the box,
 * arrow keys walk the options, Enter takes one, Escape closes the list. Written out here since a library's popover and
 * positioning would weigh more than all of the screens.
 */
export function useListbox({ count, onChoose }: { count: number; onChoose: (index: number) => void }) {
  const listId = useId();
  const [wanted, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const opened = wanted && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => setOpened(true);
  const close = () => {
    setOpened(false);
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
      // -1 is the text box itself, between the last option and the first.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && opened && active >= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && opened) {
      // The list takes the key, so that what surrounds it stays.
      event.preventDefault();
      close();
    }
  };

  return {
    opened,
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
      // Pressing would take the focus from the box and close the list before the click arrives.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onMouseMove: () => setActive(index),
      onClick: () => choose(index),
    }),
  } as const;
}
