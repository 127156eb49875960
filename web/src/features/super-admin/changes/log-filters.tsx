import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import buttons from '../../../ui/buttons.module.css';
import { DayField } from '../../../ui/table/tools/day-field.tsx';
import { DaysSelect } from '../../../ui/table/tools/days-select.tsx';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { ACTIONS, FILTERS } from './log-filter.ts';
import { staffLogText } from './messages.ts';
import classes from './changes.module.css';

/** Each filter is in the address. */
export function LogFilters(props: { address: Address; people: readonly { id: string; name: string }[] }) {
  const t = useText(staffLogText);
  const { address, people } = props;
  const set = (name: string) => (value: string) => address.change({ [name]: value }, { replace: true });
  return (
    <>
      <FilterSelect
        label={t.action}
        value={address.read('action')}
        everything={t.all}
        options={ACTIONS.map((value) => ({ value, label: t.actions[value] }))}
        onChoose={set('action')}
      />
      <FilterSelect
        label={t.person}
        value={address.read('by')}
        everything={t.all}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={set('by')}
      />
    </>
  );
}

export function LogDays({ address }: { address: Address }) {
  const t = useText(staffLogText);
  return (
    <div className={classes.days}>
      <DaysSelect read={address.read} onChoose={(days) => address.change({ ...days }, { replace: true })} />
      {(['from', 'to'] as const).map((name) => (
        <span key={name} className={classes.day}>
          <span aria-hidden>{t[name]}</span>
          <DayField
            label={t[name]}
            value={address.read(name)}
            onChange={(value) => address.change({ [name]: value }, { replace: true })}
          />
        </span>
      ))}
    </div>
  );
}

/** Takes filters back. `subject`: name of the one thing whose changes are shown. */
export function LogReset({ address, subject }: { address: Address; subject: string | undefined }) {
  const t = useText(staffLogText);
  return (
    <>
      {subject !== undefined && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => address.change({ of: '' }, { replace: true })}
        >
          {t.showAllThings(subject)}
        </button>
      )}
      {FILTERS.some((name) => address.read(name) !== '') && (
        <button type="button" className={buttons.quiet} onClick={() => address.open({ tab: 'changes' })}>
          {t.clear}
        </button>
      )}
    </>
  );
}
