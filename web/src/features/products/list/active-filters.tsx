import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import layout from '../../../ui/layout.module.css';
import { activeChoices, NO_FILTERS } from './filter-choices.ts';
import type { ListParams } from './list-params.ts';
import classes from './list.module.css';
import { listText } from './messages.ts';

/** A chip for each chosen value. A click on it removes the value. */
export function ActiveFilters(props: { params: ListParams; change: (changed: Partial<ListParams>) => void }) {
  const { params, change } = props;
  const t = useText(listText);
  const { category } = useText(productText);
  const choices = activeChoices(params, { ...t, category });
  if (choices.length === 0) return null;
  /** The button goes, so the list has the focus, whose first buttons these are. */
  const press = (changed: Partial<ListParams>) => (event: MouseEvent) => {
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    change(changed);
  };
  return (
    <ul className={classes.chips} aria-label={t.active}>
      {choices.map(({ key, label, toggled }) => (
        <li key={key}>
          <Button
            variant="light"
            px="md"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={t.remove(label)}
            onClick={press(toggled)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li className={layout.scripted}>
        <Button variant="subtle" color="gray" px="xs" td="underline" onClick={press(NO_FILTERS)}>
          {t.clearAll}
        </Button>
      </li>
    </ul>
  );
}
