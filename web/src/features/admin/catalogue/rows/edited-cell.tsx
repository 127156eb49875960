import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { EditedField } from '../edited-fields.ts';
import classes from './cells.module.css';
import type { EditState } from './use-edits.ts';

/** Below the last row, a problem is beyond the edge of the table. */
const showWhole = (problem: HTMLElement | null): void =>
  problem?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Where the table goes on after a key: the same cell, another one, or nowhere, since the focus is away already. */
export type Move = 'stay' | 'next' | 'previous' | 'down' | 'up' | 'away';

interface EditedCellProps {
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
  /** Returns why the text cannot be the value: the field stays, with the text. */
  onCommit: (text: string, move: Move) => string | undefined;
  onGiveUp: () => void;
  onMove: (move: Move) => void;
}

/** A value that Enter turns into a field. Enter commits and stays, Tab commits and goes on, Escape gives up. */
export function EditedCell(props: EditedCellProps) {
  const { place, label, shown, isEditing, state, onEdit, onMove } = props;
  if (isEditing) return <CellField {...props} />;
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

function CellField({ place, field, label, value, onCommit, onGiveUp }: EditedCellProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field disappears with Escape, and a `blur` may come after that.
  const isOver = useRef(false);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  useEffect(() => {
    isOver.current = false;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const commit = (text: string, move: Move) => {
    if (isOver.current) return;
    // Committing moves the focus, and with it comes a `blur`.
    isOver.current = true;
    const found = onCommit(text, move);
    isOver.current = found === undefined;
    setProblem(found);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Enter') commit(currentTarget.value, 'stay');
    else if (key === 'Tab') commit(currentTarget.value, shiftKey ? 'previous' : 'next');
    else if (key === 'Escape') {
      isOver.current = true;
      onGiveUp();
    } else return;
    event.preventDefault();
  };
  return (
    <span className={classes.editing}>
      <input
        ref={input}
        data-cell={place}
        className={classes.field}
        inputMode={field === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        defaultValue={value}
        onChange={() => setProblem(undefined)}
        onKeyDown={press}
        onBlur={(event) => commit(event.currentTarget.value, 'away')}
      />
      {problem && (
        <span ref={showWhole} role="alert" id={problemId} className={classes.wrong}>
          {problem}
        </span>
      )}
    </span>
  );
}
