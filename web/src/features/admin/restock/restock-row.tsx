import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { LowStockFragment } from '../../../generated/admin.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { adminProductPath } from '../../../shell/admin/product-form-path.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import { useSaveFields } from '../catalogue/use-save-fields.ts';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import { adminText } from '../messages.ts';
import { restockText } from './messages.ts';
import classes from './restock.module.css';

export function RestockRow(props: { product: LowStockFragment; onSaved: (stock: number) => void }) {
  const t = useText(restockText);
  const { product, onSaved } = props;
  const { id, title, image, stock } = product;
  const save = useSaveFields();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** What the last change can be taken back to. */
  const [before, setBefore] = useState<number>();
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();

  const send = async (value: number, isUndo = false) => {
    setBusy(true);
    const saved = await save(id, { stock: value });
    setBusy(false);
    setProblem(saved.done ? undefined : saved.reason);
    if (!saved.done) return;
    setText('');
    say(t.saved(value));
    setBefore(isUndo ? undefined : stock);
    if (isUndo) field.current?.focus();
    onSaved(value);
  };
  /** Until somebody types the next value. */
  const undone = text === '' ? before : undefined;
  const submit = () => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value)) setProblem(t.wholeNumber);
    else if (!busy) void send(value);
  };
  return (
    <li>
      <ProductPicture src={image} alt="" sizes="56px" className={classes.picture} />
      <div className={classes.product}>
        <Link to={adminProductPath(id)} state={FROM_LIST}>
          {title}
        </Link>
        <div className={classes.state}>
          {said === '' && <StockMark stock={stock} />}
          <p role="status">{said}</p>
        </div>
      </div>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.stockOf(title)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          placeholder={String(stock)}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            say('');
          }}
        />
        {/* One button, so that the row keeps its height and the button its focus. */}
        <button
          type={undone === undefined ? 'submit' : 'button'}
          {...once}
          className={buttons.secondary}
          aria-label={undone === undefined ? t.saveOf(title) : t.undoOf(title)}
          aria-busy={busy}
          onClick={() => undone !== undefined && !busy && void send(undone, true)}
        >
          {undone === undefined ? t.save : t.undo}
        </button>
      </form>
      {problem !== undefined && (
        <p id={problemId} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

function StockMark({ stock }: { stock: number }) {
  const t = useText(adminText);
  const level = stock < 1 ? 'out' : stock <= LOW_STOCK ? 'low' : 'in';
  return (
    <span className={classes.mark} data-level={level}>
      {{ out: t.out, low: t.few(stock), in: t.units(stock) }[level]}
    </span>
  );
}
