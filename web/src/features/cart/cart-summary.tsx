import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import bottom from '../../ui/amount-list.module.css';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import { savedOn } from './saved.ts';
import classes from './cart-summary.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';

/** What the gateway says that an order of the cart comes to today. */
export function CartSummary({ cart }: { cart: CartStateFragment }) {
  const t = useText(cartText);
  const { totalProducts, summary, items } = cart;
  return (
    <SummaryFrame
      rows={[
        [t.itemsPrice(totalProducts), formatPrice(summary.itemsPrice)],
        [t.shipping, formatPrice(summary.shipping)],
        [t.tax, formatPrice(summary.tax)],
        [t.payable, formatPrice(summary.payable)],
      ]}
      saved={savedOn(items)}
      note={t.note}
    >
      <Link to={paths.checkout} className={buttons.primary}>
        {t.checkout}
      </Link>
    </SummaryFrame>
  );
}

/** The last of the rows is the amount that counts. `children`: the way to order. */
export function SummaryFrame(props: {
  rows: readonly (readonly [name: string, amount: string])[];
  /** In rupees. */
  saved: number;
  note: string;
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { rows, saved, note, children } = props;
  const [name, amount] = rows.at(-1) ?? [];
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <AmountList rows={rows} />
      {saved > 0 && <p className={classes.saved}>{t.saved(formatPrice(saved))}</p>}
      <p className={classes.note}>{note}</p>
      <div className={bottom.bar}>
        {/* Said above already. */}
        <p className={bottom.amount} aria-hidden="true">
          {name}
          <strong>{amount}</strong>
        </p>
        {children}
      </div>
      <Link to={paths.products} className={buttons.quiet}>
        {t.goOn}
      </Link>
    </section>
  );
}
