import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { LowStockFragment } from '../../../generated/admin.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { adminProductPath } from '../../../shell/admin/product-form-path.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import { adminText } from '../messages.ts';
import { restockText } from './messages.ts';
import classes from './restock.module.css';
import type { Restock } from './use-restock.ts';

export function RestockRow({ product, restock }: { product: LowStockFragment; restock: Restock }) {
  const t = useText(restockText);
  const { id, title, image, stock } = product;
  const { text, problem, busy = false, before, saved, isBack = false } = restock.of(id);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  /** Until somebody types the next value. */
  const canUndo = text === '' && before !== undefined;
  return (
    <li>
      <ProductPicture src={image} alt="" sizes="56px" className={classes.picture} />
      <div className={classes.product}>
        <Link to={adminProductPath(id)} state={FROM_LIST}>
          {title}
        </Link>
        <div className={classes.state}>
          {saved === undefined && <StockMark stock={stock} />}
          <p role="status" data-back={isBack || undefined} data-out={(saved ?? 1) < 1 || undefined}>
            {saved !== undefined && (isBack ? t.again : t.saved)(saved)}
          </p>
        </div>
      </div>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The row has nothing to save yet: this is where it is typed.
          if (text.trim() === '') field.current?.focus();
          else void restock.submit(product);
        }}
      >
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.stockOf(title)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          placeholder={String(saved ?? stock)}
          value={text}
          onChange={({ currentTarget }) => restock.type(id, currentTarget.value)}
        />
        {/* One button, so that the row keeps its height and the button its focus. */}
        <button
          type={canUndo ? 'button' : 'submit'}
          {...once}
          className={buttons.secondary}
          aria-label={canUndo ? t.undoOf(title) : t.saveOf(title)}
          aria-busy={busy}
          onClick={() => canUndo && void restock.undo(product).then((done) => done && field.current?.focus())}
        >
          {canUndo ? t.undo : t.save}
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
