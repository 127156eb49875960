import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import classes from './day-field.module.css';
import { readDay, showDay } from './day-text.ts';
import { tableToolsText } from './messages.ts';

/**
 * A day, typed as DD/MM/YYYY on every browser; the browser's own fields have the order of its language. Its calendar is one press away.
 * `value` and what `onChange` gets are such as '2026-11-26', or empty.
 */
export function DayField(props: {
  label: string;
  value: string;
  /** Of a text elsewhere that says why such a day cannot be. */
  problemId?: string | undefined;
  onChange: (day: string) => void;
}) {
  const t = useText(tableToolsText);
  const { label, value, onChange } = props;
  const [text, setText] = useState(() => showDay(value));
  const [known, setKnown] = useState(value);
  /** It is told that the text is no day: once it is meant to be one, until it is. */
  const [isWrong, setWrong] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const ownProblemId = useId();
  if (known !== value) {
    setKnown(value);
    setWrong(false);
    if (readDay(text) !== value) setText(showDay(value));
  }
  const take = (typed: string) => {
    setText(typed);
    const day = typed.trim() === '' ? '' : readDay(typed);
    if (day !== undefined) setWrong(false);
    if (day !== undefined && day !== value) onChange(day);
  };
  /** On Enter, and when the field is left. Without a text it shows the day that holds. */
  const settle = (): boolean => {
    const day = text.trim() === '' ? value : readDay(text);
    setWrong(day === undefined);
    if (day !== undefined) setText(showDay(day));
    return day !== undefined;
  };
  return (
    <span className={classes.field}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={classes.text}
        aria-label={label}
        aria-invalid={isWrong || props.problemId !== undefined}
        aria-describedby={isWrong ? ownProblemId : props.problemId}
        placeholder={t.dayPattern}
        value={text}
        onBlur={settle}
        onKeyDown={(event) => {
          // A form is not sent with what is no day.
          if (event.key === 'Enter' && !settle()) event.preventDefault();
        }}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <button
        type="button"
        className={classes.open}
        aria-label={t.openCalendar(label)}
        title={t.openCalendar(label)}
        onClick={() => calendar.current?.showPicker()}
      >
        <IconCalendar size={20} aria-hidden />
      </button>
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden
        min="2000-01-01"
        max="2099-12-31"
        value={value}
        onChange={({ currentTarget }) => take(showDay(currentTarget.value))}
      />
      {isWrong && (
        <span id={ownProblemId} role="alert" className={classes.problem}>
          {t.dayProblem}
        </span>
      )}
    </span>
  );
}
