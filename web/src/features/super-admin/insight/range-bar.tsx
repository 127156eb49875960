import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import buttons from '../../../ui/buttons.module.css';
import { Choice } from './choice.tsx';
import type { Report } from './figure-cards.tsx';
import classes from './insight.module.css';
import { PERIODS, type InsightView } from './insight-view.ts';
import { insightText } from './messages.ts';

/** How the report is cut, and of which days it is. Without a choice of days it is up to today. */
export function RangeBar(props: { view: InsightView; report: Report | undefined; address: Address }) {
  const t = useText(insightText);
  const { view, report, address } = props;
  const set = (name: 'from' | 'to') => (day: string) => address.change({ [name]: day }, { replace: true });
  return (
    <div className={classes.range} role="search" aria-label={t.range}>
      <Choice
        label={t.period}
        options={PERIODS.map((period) => ({ value: period, label: t.periods[period] }))}
        value={view.period}
        onChoose={(period) => address.change({ period: period === 'DAY' ? '' : period }, { replace: true })}
      />
      <Day label={t.from} value={view.from ?? report?.from ?? ''} onChange={set('from')} />
      <Day label={t.to} value={view.to ?? report?.to ?? ''} onChange={set('to')} />
      {(view.from ?? view.to) !== undefined && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => address.change({ from: '', to: '' }, { replace: true })}
        >
          {t.upToToday}
        </button>
      )}
    </div>
  );
}

/** Browsers give no day while one is half typed. */
function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className={classes.day}>
      {label}
      <input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={value}
        onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
      />
    </label>
  );
}
