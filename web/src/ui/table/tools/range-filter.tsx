import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../lib/timing.ts';
import { useText } from '../../../lib/language/language.tsx';
import classes from '../toolbar.module.css';
import { DayField } from './day-field.tsx';
import { tableToolsText } from './messages.ts';

/** A lower and an upper bound, both inclusive and each optional. `names` are theirs in the address. */
export function RangeFilter(props: {
  label: string;
  names: readonly [least: string, most: string];
  read: (name: string) => string;
  onChange: (name: string, value: string) => void;
  type?: 'number' | 'date';
}) {
  const t = useText(tableToolsText);
  const { label, names, read, onChange, type = 'number' } = props;
  const [least, most] = names;
  const says = type === 'date' ? { from: t.since, to: t.until } : { from: t.atLeast, to: t.atMost };
  const bound = (name: string, text: string, hint: string) => {
    const field = { label: text, value: read(name), onChange: (value: string) => onChange(name, value) };
    return type === 'date' ? <DayField {...field} /> : <Bound hint={hint} {...field} />;
  };
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      {bound(least, says.from(label), t.least)}
      <span aria-hidden>–</span>
      {bound(most, says.to(label), t.most)}
    </fieldset>
  );
}

/** Sends after a pause, because each change is a request. */
function Bound(props: {
  label: string;
  /** Shown while a number is not typed yet. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, hint, value, onChange } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const send = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = window.setTimeout(() => send(), SEARCH_DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text, value]);
  return (
    <input
      className={classes.bound}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={hint}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
