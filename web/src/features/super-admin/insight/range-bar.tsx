import type { RefObject } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { DayField } from '../../../ui/table/tools/day-field.tsx';
import { PRESETS, presetDays } from '../../../ui/table/tools/day-presets.ts';
import { tableToolsText } from '../../../ui/table/tools/messages.ts';
import select from '../../../ui/select.module.css';
import { Choice } from './choice.tsx';
import type { Report } from './figure-cards.tsx';
import classes from './insight.module.css';
import { PERIODS, type InsightView } from './insight-view.ts';
import { insightText } from './messages.ts';

/** How the report is cut, and of which days it is. Without a choice of days it is up to today. */
export function RangeBar(props: {
  view: InsightView;
  report: Report | undefined;
  today: string;
  /** Of the text that says what is wrong with the days. */
  problemId: string | undefined;
  address: Address;
  /** Of the choice of days that people ask for often. */
  presetRef: RefObject<HTMLSelectElement | null>;
}) {
  const t = useText(insightText);
  const { view, report, today, problemId, address, presetRef } = props;
  const set = (name: 'from' | 'to') => (day: string) => address.change({ [name]: day }, { replace: true });
  return (
    <div className={classes.range} role="search" aria-label={t.range}>
      <Choice
        label={t.period}
        options={PERIODS.map((period) => ({ value: period, label: t.periods[period] }))}
        value={view.period}
        onChoose={(period) => address.change({ period: period === 'DAY' ? '' : period }, { replace: true })}
      />
      <Preset ref={presetRef} view={view} today={today} address={address} />
      <div className={classes.days}>
        <Day label={t.from} value={view.from ?? report?.from} problemId={problemId} onChange={set('from')} />
        <Day label={t.to} value={view.to ?? today} problemId={problemId} onChange={set('to')} />
      </div>
    </div>
  );
}

/** Days that people ask for often. Others are chosen in the fields beside it. */
function Preset(props: {
  ref: RefObject<HTMLSelectElement | null>;
  view: InsightView;
  today: string;
  address: Address;
}) {
  const t = useText(insightText);
  const tools = useText(tableToolsText);
  const { ref, view, today, address } = props;
  const days = presetDays(today);
  const isOwn = (view.from ?? view.to) !== undefined;
  const chosen = PRESETS.find((preset) => days[preset].from === view.from && days[preset].to === view.to);
  return (
    <select
      ref={ref}
      className={`${select.select} ${classes.preset}`}
      aria-label={t.days}
      value={isOwn ? (chosen ?? 'own') : ''}
      onChange={({ currentTarget: { value } }) => {
        const preset = PRESETS.find((each) => each === value);
        address.change(preset ? { ...days[preset] } : { from: '', to: '' }, { replace: true });
      }}
    >
      <option value="">{t.upToToday}</option>
      {PRESETS.map((preset) => (
        <option key={preset} value={preset}>
          {tools.presets[preset]}
        </option>
      ))}
      {isOwn && !chosen && <option value="own">{t.ownDays}</option>}
    </select>
  );
}

/** A bone stands for a day that is not known yet. */
function Day(props: {
  label: string;
  value: string | undefined;
  problemId: string | undefined;
  onChange: (day: string) => void;
}) {
  const { label, value, problemId, onChange } = props;
  if (value === undefined)
    return (
      <span className={classes.day}>
        {label}
        <span className={classes.dayBone} />
      </span>
    );
  return (
    <span className={classes.day}>
      <span aria-hidden>{label}</span>
      <DayField label={label} value={value} problemId={problemId} onChange={(day) => day && onChange(day)} />
    </span>
  );
}
