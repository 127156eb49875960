import { useRef, type KeyboardEvent } from 'react';
import type { EditedField } from '../edited-fields.ts';
import classes from './cells.module.css';
import type { EditState } from './use-edits.ts';

/** Where the table goes on after a key: the same cell, another one, or nowhere, since the focus is away already. */
export type Move = 'stay' | 'next' | 'previous' | 'down' | 'up' | 'away';

/** A value that Enter turns into a field. Enter commits and stays, Tab commits and goes on, Escape gives up. */
export function EditedCell(props: {
  /** Names the cell for the focus: its row and field. */
  place: string;
  field: EditedField;
  /** 'Price of Laptop' */
  label: string;
  value: number;
  shown: string;
  isEditing: boolean;
  state: EditState | undefined;
  onEdit: () => void;
  onCommit: (text: string, move: Move) => void;
  onGiveUp: () => void;
  onMove: (move: Move) => void;
}) {
  const { place, field, label, value, shown, isEditing, state, onEdit, onCommit, onGiveUp, onMove } = props;
  // The field disappears with Escape, and a `blur` may come after that.
  const isOver = useRef(false);

  if (!isEditing) {
    return (
      <button
        type="button"
        data-cell={place}
        className={classes.value}
        aria-label={`${label}: ${shown}`}
        aria-busy={state === 'saving'}
        data-saved={state === 'saved' || undefined}
        onClick={onEdit}
        onKeyDown={(event) => {
          const move = ({ ArrowDown: 'down', ArrowUp: 'up' } as const)[event.key];
          if (!move) return;
          event.preventDefault();
          onMove(move);
        }}
      >
        {shown}
      </button>
    );
  }

  const end = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Enter') end(() => onCommit(currentTarget.value, 'stay'));
    else if (key === 'Tab') end(() => onCommit(currentTarget.value, shiftKey ? 'previous' : 'next'));
    else if (key === 'Escape') end(onGiveUp);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={(input) => {
        if (!input || document.activeElement === input) return;
        isOver.current = false;
        input.focus({ preventScroll: true });
        input.select();
      }}
      data-cell={place}
      className={classes.field}
      inputMode={field === 'stock' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      defaultValue={value}
      onKeyDown={press}
      onBlur={(event) => {
        const { value: text } = event.currentTarget;
        end(() => onCommit(text, 'away'));
      }}
    />
  );
}
