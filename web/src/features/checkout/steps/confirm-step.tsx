import buttons from '../../../ui/buttons.module.css';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { PAYMENT_OPTIONS } from '../../../shared/order/payment-options.ts';
import { Amounts, type Summary } from '../amounts.tsx';
import steps from '../checkout.module.css';
import type { CheckoutDraft, Step } from '../checkout-draft.ts';
import type { CheckoutLine } from '../checkout-line.ts';
import classes from './confirm-step.module.css';
import { formatPrice } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import checkoutLinesClasses from './checkout-lines.module.css';

/** Shows address, payment, items and prices before the order is placed. */
export function ConfirmStep(props: {
  draft: CheckoutDraft;
  lines: readonly CheckoutLine[];
  summary: Summary | null | undefined;
  busy: boolean;
  onGo: (step: Step) => void;
  onPlace: () => Promise<void>;
}) {
  const { draft, lines, summary, busy, onGo, onPlace } = props;
  const { address, block, city, state, postalCode } = draft.address;
  return (
    <form
      className={classes.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void onPlace();
      }}
    >
      <section className={classes.part} aria-labelledby="confirm-address">
        <h3 id="confirm-address">Address</h3>
        <address className={classes.address}>
          {address}, {block}
          <br />
          {city}, {state} {postalCode}
        </address>
        <Change what="address" disabled={busy} onClick={() => onGo('address')} />
      </section>
      <section className={classes.part} aria-labelledby="confirm-payment">
        <h3 id="confirm-payment">Payment</h3>
        <p>{PAYMENT_OPTIONS.find(({ value }) => value === draft.payment)?.label}</p>
        <Change what="payment" disabled={busy} onClick={() => onGo('payment')} />
      </section>
      <section aria-labelledby="confirm-items">
        <h3 id="confirm-items">Items</h3>
        <CheckoutLines lines={lines} />
      </section>
      <section aria-labelledby="confirm-prices">
        <h3 id="confirm-prices">Prices</h3>
        <Amounts summary={summary} />
      </section>
      <div className={steps.actions}>
        <button type="button" className={buttons.secondary} disabled={busy} onClick={() => onGo('payment')}>
          Prev
        </button>
        <SubmitButton valid busy={busy}>
          {busy ? 'Placing your order…' : 'Place order'}
        </SubmitButton>
      </div>
    </form>
  );
}

function Change({ what, disabled, onClick }: { what: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className={buttons.quiet} aria-label={`Change ${what}`} disabled={disabled} onClick={onClick}>
      Change
    </button>
  );
}

function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <ul className={checkoutLinesClasses.lines}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={checkoutLinesClasses.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" className={checkoutLinesClasses.picture} />
          <p className={checkoutLinesClasses.words}>
            <strong>{product.title}</strong>
            <span>
              Quantity {quantity} · {formatPrice(product.discountPrice)} each
            </span>
          </p>
          <p className={checkoutLinesClasses.total}>{formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
