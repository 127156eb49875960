import { Group, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../lib/timing.ts';
import { tableToolsText as t } from './messages.ts';
import { FilterSelect } from './toolbar.tsx';

/** While a year is typed, its first digits are a year as well. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

type Kind = 'number' | 'date';

/** A lower and an upper bound, both inclusive and each optional. `names` are theirs in the address. */
export function RangeFilter(props: {
  label: string;
  names: readonly [least: string, most: string];
  read: (name: string) => string;
  onChange: (name: string, value: string) => void;
  type?: Kind;
}) {
  const { label, names, read, onChange, type = 'number' } = props;
  const [least, most] = names;
  const id = useId();
  const says = type === 'date' ? { from: t.since, to: t.until } : { from: t.atLeast, to: t.atMost };
  const bound = (name: string, text: string, hint: string) => (
    <Bound type={type} label={text} hint={hint} value={read(name)} onChange={(value) => onChange(name, value)} />
  );
  return (
    <Group gap={6} role="group" aria-labelledby={id}>
      <Text id={id} c="dimmed" w={{ base: '100%', sm: 'auto' }}>
        {label}
      </Text>
      {bound(least, says.from(label), t.least)}
      <span aria-hidden>–</span>
      {bound(most, says.to(label), t.most)}
    </Group>
  );
}

/** Sends after a pause, because each change is a request. */
function Bound(props: {
  type: Kind;
  label: string;
  /** Shown while a number is not typed yet. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { type, label, hint, value, onChange } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const send = useEffectEvent(() => onChange(text.trim()));
  const isWhole = type === 'number' || text === '' || (text >= FIRST_DAY && text <= LAST_DAY);
  useEffect(() => {
    if (text.trim() === value || !isWhole) return undefined;
    const timer = window.setTimeout(() => send(), SEARCH_DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text, value, isWhole]);
  const kind = type === 'date' ? ({ type, min: FIRST_DAY, max: LAST_DAY } as const) : { inputMode: 'decimal' as const };
  return (
    <TextInput
      {...kind}
      w={type === 'date' ? 164 : 88}
      flex={{ base: 1, sm: 'none' }}
      autoComplete="off"
      aria-label={label}
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** The day that it is in India, by which the shop counts. */
const todayInIndia = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format();

const DAY_MS = 86_400_000;
const PRESETS = ['week', 'days30', 'month', 'lastMonth'] as const;

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toJSON().slice(0, 'YYYY-MM-DD'.length);

const firstOfMonth = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** The days that people ask for most, up to `today` or the end of the last month. */
function presetDays(today: string): Record<(typeof PRESETS)[number], { from: string; to: string }> {
  const endOfLast = later(firstOfMonth(today), -1);
  return {
    week: { from: later(today, -6), to: today },
    days30: { from: later(today, -29), to: today },
    month: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(endOfLast), to: endOfLast },
  };
}

/** Days that people ask for often, in one choice. Others are typed in the fields beside it. */
export function DaysSelect(props: {
  read: (name: 'from' | 'to') => string;
  onChoose: (days: { from: string; to: string }) => void;
}) {
  const { read, onChoose } = props;
  const days = presetDays(todayInIndia());
  const isOwn = read('from') !== '' || read('to') !== '';
  const chosen = PRESETS.find((preset) => days[preset].from === read('from') && days[preset].to === read('to'));
  const own = isOwn && !chosen ? [{ value: 'own', label: t.ownDays }] : [];
  return (
    <FilterSelect
      label={t.days}
      value={chosen ?? (isOwn ? 'own' : '')}
      everything={t.anyDays}
      options={[...PRESETS.map((preset) => ({ value: preset, label: t.presets[preset] })), ...own]}
      onChoose={(value) => {
        const preset = PRESETS.find((each) => each === value);
        onChoose(preset ? days[preset] : { from: '', to: '' });
      }}
    />
  );
}
