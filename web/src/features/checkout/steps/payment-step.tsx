import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useRef, useState } from 'react';
import { PAYMENT_OPTIONS, type PaymentValue } from '../../../shared/order/payment-options.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { Onward, WayOn } from './onward.tsx';
import classes from './payment-step.module.css';
import { PrevButton } from './prev-button.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { checkoutText } from '../messages.ts';

const ICONS = { creditCard: IconCreditCard, UPI: IconDeviceMobile, cashOn: IconCash } satisfies Record<
  PaymentValue,
  unknown
>;

export function PaymentStep(props: {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  payable: number | undefined;
  onPrev: () => void;
  onNext: () => void;
}) {
  const t = useText(checkoutText);
  const { payment: names } = useText(orderText);
  const { draft, update, payable, onPrev, onNext } = props;
  const [missing, setMissing] = useState(false);
  const options = useRef<HTMLFieldSetElement>(null);
  const problem = missing && !draft.payment;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.payment) onNext();
        else {
          setMissing(true);
          options.current?.querySelector('input')?.focus();
          // What is missing stands below it: a bar at the window's bottom could hide it below the options.
          options.current?.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
        }
      }}
    >
      <fieldset ref={options} className={classes.options} aria-describedby={problem ? 'payment-problem' : undefined}>
        <legend className={classes.legend}>{t.choosePayment}</legend>
        {problem && (
          <p id="payment-problem" role="alert" className={classes.problem}>
            {t.paymentMissing}
          </p>
        )}
        {PAYMENT_OPTIONS.map(({ value }) => {
          const Icon = ICONS[value];
          const ids = { name: `payment-${value}`, when: `payment-${value}-when` };
          return (
            <label key={value} className={classes.option}>
              <input
                type="radio"
                name="payment"
                value={value}
                required
                aria-labelledby={ids.name}
                aria-describedby={ids.when}
                checked={draft.payment === value}
                onChange={() => update({ payment: value })}
              />
              <Icon aria-hidden />
              <span>
                <span id={ids.name}>{names[value]}</span>
                <small id={ids.when}>{t.whenToPay[value]}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <Onward payable={payable}>
        <PrevButton to="address" onClick={onPrev} />
        <WayOn>{t.toConfirm}</WayOn>
      </Onward>
    </form>
  );
}
