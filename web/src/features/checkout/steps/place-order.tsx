import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import bottom from '../../../ui/amount-list.module.css';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';

/** The button that places the order. In narrow windows it stays at the window's bottom, with the amount beside it. */
export function PlaceOrder(props: { payable: number | undefined; busy: boolean; onPlace: () => Promise<void> }) {
  const t = useText(checkoutText);
  const { payable, busy, onPlace } = props;
  return (
    <div className={bottom.bar}>
      {/* The summary says it already. */}
      <p className={bottom.amount} aria-hidden="true">
        {t.amounts.payable}
        <strong>{payable === undefined ? '…' : formatPrice(payable)}</strong>
      </p>
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => void onPlace()}
      >
        {busy ? t.placing : t.place}
      </button>
    </div>
  );
}
