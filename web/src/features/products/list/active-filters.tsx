import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './active-filters.module.css';
import { activeChoices, NOTHING_CHOSEN } from './filter-choices.ts';
import type { ListParams } from './list-params.ts';

/** What the list is narrowed by, each with a way to take it back. */
export function ActiveFilters({
  params,
  change,
}: {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
}) {
  const choices = activeChoices(params);
  if (choices.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {choices.map(({ key, label, toggled }) => (
        <li key={key}>
          <button type="button" className={classes.chip} aria-label={`Remove ${label}`} onClick={() => change(toggled)}>
            <span>{label}</span>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(NOTHING_CHOSEN)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
