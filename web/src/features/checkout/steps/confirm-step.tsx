import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { useSessionUser } from '../../../session/session-user.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import type { CheckoutDraft } from '../checkout-draft.ts';
import classes from '../checkout.module.css';
import { checkoutText } from '../messages.ts';
import { CheckoutLines, type CheckoutLine } from '../summary.tsx';
import type { Step } from '../use-step.ts';
import { Onward, PrevButton } from './onward.tsx';
import { Problem, type StepProblem } from './problem.tsx';

/** Shows address, payment and items before the order is placed. The summary has the prices, and the button that places it. */
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
  const change = (step: 'address' | 'payment', label: string) => (
    <Anchor component="button" type="button" aria-label={label} disabled={busy} onClick={() => onGo(step)} mih={44}>
      {t.change}
    </Anchor>
  );
  return (
    <Stack gap="lg">
      <Part name="address" heading={t.step.address} action={change('address', t.changeAddress)}>
        <address className={classes.quiet}>
          {receiver && <strong>{receiver}</strong>}
          {receiver && <br />}
          {address}, {block}
          <br />
          {city}, {state} {postalCode}
        </address>
      </Part>
      <Part name="payment" heading={t.step.payment} action={change('payment', t.changePayment)}>
        <p className={classes.quiet}>{draft.payment && paymentNames[draft.payment]}</p>
      </Part>
      <Part name="items" heading={t.items}>
        <CheckoutLines lines={lines} />
      </Part>
      {/* Not where the way on is looked for: that is in the summary. */}
      {onPrev && (
        <Group>
          <PrevButton to="payment" disabled={busy} onClick={onPrev} />
        </Group>
      )}
    </Stack>
  );
}

function Part(props: { name: string; heading: string; action?: ReactNode; children: ReactNode }) {
  const { name, heading, action, children } = props;
  return (
    <section className={classes.part} aria-labelledby={`confirm-${name}`}>
      <Title order={3} id={`confirm-${name}`}>
        {heading}
      </Title>
      {children}
      {action}
    </section>
  );
}

/** The button that places the order. */
export function PlaceOrder(props: {
  payable: number | undefined;
  busy: boolean;
  /** Given where the way back stands beside the button. */
  onPrev: (() => void) | undefined;
  /** Why the last try failed. */
  problem: StepProblem | undefined;
  onPlace: () => Promise<void>;
}) {
  const t = useText(checkoutText);
  const { payable, busy, onPrev, problem, onPlace } = props;
  const problemId = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onPlace();
      }}
    >
      <Onward payable={payable}>
        {problem && <Problem id={problemId} {...problem} />}
        {onPrev && <PrevButton to="payment" disabled={busy} onClick={onPrev} />}
        <SubmitButton size="lg" valid busy={busy} {...(problem && { describedBy: problemId })}>
          {busy ? t.placing : t.place}
        </SubmitButton>
      </Onward>
    </form>
  );
}
