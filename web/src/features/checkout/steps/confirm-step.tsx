import buttons from '../../../ui/buttons.module.css';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { Amounts, type Summary } from '../amounts.tsx';
import steps from '../checkout.module.css';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { CheckoutLine } from '../checkout-line.ts';
import { CheckoutLines } from '../checkout-lines.tsx';
import type { Step } from '../use-step.ts';
import classes from './confirm-step.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { checkoutText } from '../messages.ts';

/** Shows address, payment, items and prices before the order is placed. */
export function ConfirmStep(props: {
  draft: CheckoutDraft;
  lines: readonly CheckoutLine[];
  summary: Summary | null | undefined;
  busy: boolean;
  onGo: (step: Step) => void;
  onPlace: () => Promise<void>;
}) {
  const t = useText(checkoutText);
  const { payment: paymentNames } = useText(orderText);
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
        <h3 id="confirm-address">{t.step.address}</h3>
        <address className={classes.address}>
          {address}, {block}
          <br />
          {city}, {state} {postalCode}
        </address>
        <Change label={t.changeAddress} disabled={busy} onClick={() => onGo('address')} />
      </section>
      <section className={classes.part} aria-labelledby="confirm-payment">
        <h3 id="confirm-payment">{t.step.payment}</h3>
        <p>{draft.payment && paymentNames[draft.payment]}</p>
        <Change label={t.changePayment} disabled={busy} onClick={() => onGo('payment')} />
      </section>
      <section aria-labelledby="confirm-items">
        <h3 id="confirm-items">{t.items}</h3>
        <CheckoutLines lines={lines} />
      </section>
      <section aria-labelledby="confirm-prices">
        <h3 id="confirm-prices">{t.prices}</h3>
        <Amounts summary={summary} />
      </section>
      <div className={steps.actions}>
        <button type="button" className={buttons.secondary} disabled={busy} onClick={() => onGo('payment')}>
          {t.prev}
        </button>
        <SubmitButton valid busy={busy}>
          {busy ? t.placing : t.place}
        </SubmitButton>
      </div>
    </form>
  );
}

function Change({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  const t = useText(checkoutText);
  return (
    <button type="button" className={buttons.quiet} aria-label={label} disabled={disabled} onClick={onClick}>
      {t.change}
    </button>
  );
}
