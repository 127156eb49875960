import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import type { Choice, ChoiceGroup } from './filter-choices.ts';
import classes from './filters.module.css';
import type { ListParams } from '../list-params.ts';
import { listText } from '../messages.ts';

/** The choices of a group. Style sheets fold them on tablets, where the legend is a button. */
export function FilterGroup(props: {
  group: ChoiceGroup;
  /** How many of its values are. */
  chosen: number;
  change: (changed: Partial<ListParams>) => void;
  open: boolean;
  /** Absent: the legend is no button. */
  onFold: (() => void) | undefined;
  /** What stands above the checkboxes. */
  children?: ReactNode;
}) {
  const t = useText(listText);
  const { group, chosen, change, open, onFold, children } = props;
  const name = t.groups[group.name];
  const label = ({ key, label: text }: Choice) =>
    group.name === 'Rating' ? (
      <Stars rating={Number(key)} label={text} />
    ) : (
      <span className={group.name === 'Price' ? classes.range : classes.text}>{text}</span>
    );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <span>{name}</span>
        {onFold && (
          <button type="button" aria-expanded={open} onClick={onFold}>
            {chosen > 0 ? `${name} (${chosen})` : name}
          </button>
        )}
      </legend>
      <div className={classes.choices} data-open={open || undefined}>
        {children}
        {group.choices.map((choice) => (
          <label key={choice.key} className={classes.choice} data-dead={choice.count === 0 || undefined}>
            <input
              type="checkbox"
              name={group.name.toLowerCase()}
              value={choice.key}
              checked={choice.chosen}
              aria-description={choice.count === undefined ? undefined : t.count(choice.count)}
              onChange={() => change(choice.toggled)}
            />
            {label(choice)}
            {choice.count !== undefined && (
              <span className={classes.count} aria-hidden="true">
                {choice.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
