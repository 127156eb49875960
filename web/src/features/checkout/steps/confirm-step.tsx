import buttons from '../../../ui/buttons.module.css';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { CheckoutLine } from '../checkout-line.ts';
import { CheckoutLines } from '../checkout-lines.tsx';
import type { Step } from '../use-step.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import classes from './confirm-step.module.css';
import { PrevButton } from './prev-button.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { checkoutText } from '../messages.ts';

/**
 * Shows address, payment and items before the order is placed. The summary has the prices, and the button that places
 * it.
 */
export function ConfirmStep(props: {
  draft: CheckoutDraft;
  lines: readonly CheckoutLine[];
  busy: boolean;
  /** Given where the way back stands here. */
  onPrev: (() => void) | undefined;
  onGo: (step: Step) => void;
}) {
  const t = useText(checkoutText);
  const { payment: paymentNames } = useText(orderText);
  const { draft, lines, busy, onPrev, onGo } = props;
  const { address, block, city, state, postalCode } = draft.address;
  const receiver = useSessionUser()?.name;
  return (
    <div className={classes.parts}>
      <section className={classes.part} aria-labelledby="confirm-address">
        <h3 id="confirm-address">{t.step.address}</h3>
        <address className={classes.address}>
          {receiver && <strong>{receiver}</strong>}
          {receiver && <br />}
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
      {onPrev && <PrevButton to="payment" className={classes.back} disabled={busy} onClick={onPrev} />}
    </div>
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
