import { Radio, Stack } from '@mantine/core';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { PAYMENT_OPTIONS, type PaymentValue } from '../../../shared/order/payment-options.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import classes from '../checkout.module.css';
import { checkoutText } from '../messages.ts';
import type { StepProps } from './address-form.tsx';
import { Onward, PrevButton } from './onward.tsx';

const ICONS = { creditCard: IconCreditCard, UPI: IconDeviceMobile, cashOn: IconCash } satisfies Record<
  PaymentValue,
  unknown
>;

export function PaymentStep(props: StepProps & { onPrev: () => void }) {
  const t = useText(checkoutText);
  const { payment: names } = useText(orderText);
  const { draft, update, payable, onPrev, onNext } = props;
  const [missing, setMissing] = useState(false);
  const options = useRef<HTMLDivElement>(null);

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
          options.current?.querySelector('label')?.scrollIntoView({ block: 'nearest' });
        }
      }}
    >
      <Radio.Group
        ref={options}
        name="payment"
        label={t.choosePayment}
        classNames={{ label: classes.question }}
        inputWrapperOrder={['label', 'error', 'input']}
        error={missing && !draft.payment && t.paymentMissing}
        errorProps={{ role: 'alert' }}
        value={draft.payment ?? ''}
        onChange={(value) => update({ payment: value as PaymentValue })}
      >
        <Stack gap="sm" mt="sm">
          {PAYMENT_OPTIONS.map(({ value }) => {
            const Icon = ICONS[value];
            return (
              <Radio
                key={value}
                value={value}
                required
                classNames={{ root: classes.choice, inner: classes.mark, label: classes.choiceWords }}
                label={
                  <>
                    <Icon aria-hidden />
                    {names[value]}
                  </>
                }
                description={t.whenToPay[value]}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      <Onward payable={payable}>
        <PrevButton to="address" onClick={onPrev} />
        <SubmitButton size="lg" valid busy={false}>
          {t.toConfirm}
        </SubmitButton>
      </Onward>
    </form>
  );
}
