import { Button, Paper, Stack, Stepper, Title, VisuallyHidden } from '@mantine/core';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutCartQuery } from '../../generated/checkout.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import amounts from '../../shared/order/amounts.module.css';
import { productText } from '../../shared/product/messages.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import '../../theme/mantine-late.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { useCheckoutDraft } from './checkout-draft.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import classes from './checkout.module.css';
import { checkoutText } from './messages.ts';
import { AddressStep } from './steps/address-step.tsx';
import { ConfirmStep, PlaceOrder } from './steps/confirm-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { CheckoutSummary, type CheckoutCost, type CheckoutLine } from './summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { STEPS, useStep, type Step } from './use-step.ts';

/** The three checkout steps: address, payment, confirmation. */
export function Checkout(props: {
  /** The key of the draft: 'cart' or a product id. */
  target: string;
  lines: readonly CheckoutLine[];
  cost: CheckoutCost;
  /** Earlier ones; null if they cannot be read. */
  orders: CheckoutCartQuery['orders'];
  /** Keeps the cart as it is after the order. */
  buyNow?: boolean;
  /** Shown instead of the steps when nothing can be ordered. */
  fallback: ReactNode;
}) {
  const t = useText(checkoutText);
  const { priceNotAvailable } = useText(productText);
  const { target, lines, cost, orders, buyNow = false, fallback } = props;
  const { draft, update, drop } = useCheckoutDraft(target);
  const payable = cost.summary?.payable;
  const { placeOrder, state, problem } = usePlaceOrder({
    ...{ draft, lines, payable },
    clearCart: !buyNow,
    onPlaced: drop,
    onPriceChange: cost.onRetry,
  });
  const busy = state === 'placing';
  const [step, go] = useStep(draft, state !== 'open');
  const heading = useStepFocus(step);
  // On narrow windows the way back is beside the way on, in the bar at the bottom.
  const wide = useLayout() === 'wide';
  const toPayment = () => go('payment');

  if (state === 'placed') {
    return (
      <CheckoutFrame>
        <EmptyView icon={<IconTruckDelivery aria-hidden />} heading={t.thanks} text={t.thanksText} />
      </CheckoutFrame>
    );
  }
  const unpriced = lines.filter(({ product }) => !product.hasPrice).map(({ product }) => product.title);
  if (unpriced.length > 0) {
    return (
      <CheckoutFrame>
        <EmptyView
          icon={<IconMoodSad aria-hidden />}
          heading={priceNotAvailable}
          text={t.withoutPrice(unpriced.join(', '))}
          action={
            buyNow ? (
              <ExploreLink />
            ) : (
              <Button component={Link} to={paths.cart}>
                {t.toCart}
              </Button>
            )
          }
        />
      </CheckoutFrame>
    );
  }
  // Not while placing: the order itself can empty the cart or use up the stock.
  if (fallback && state === 'open') return <CheckoutFrame>{fallback}</CheckoutFrame>;

  return (
    <CheckoutFrame>
      <div className={amounts.withSummary}>
        <Stack gap="lg">
          <Steps current={STEPS.indexOf(step)} onGo={busy ? undefined : go} />
          <Paper
            component="section"
            withBorder
            shadow="sm"
            className={classes.step}
            radius="lg"
            p={{ base: 'lg', sm: 'xl' }}
            aria-labelledby="step-heading"
          >
            <Title order={2} id="step-heading" ref={heading} tabIndex={-1} mb="lg">
              {t.headings[step]}
            </Title>
            {step === 'address' && <AddressStep {...{ draft, update, orders, payable }} onNext={toPayment} />}
            {step === 'payment' && (
              <PaymentStep {...{ draft, update, payable }} onPrev={() => go('address')} onNext={() => go('confirm')} />
            )}
            {step === 'confirm' && (
              <ConfirmStep {...{ draft, lines, busy }} onPrev={wide ? toPayment : undefined} onGo={go} />
            )}
          </Paper>
        </Stack>
        {step === 'confirm' ? (
          <CheckoutSummary {...cost} lines={lines}>
            <PlaceOrder {...{ payable, busy, problem }} onPrev={wide ? undefined : toPayment} onPlace={placeOrder} />
          </CheckoutSummary>
        ) : (
          <CheckoutSummary {...cost} lines={lines} listed />
        )}
      </div>
    </CheckoutFrame>
  );
}

/** `current` is the index of the step, from 0. A completed one leads back to it. */
function Steps({ current, onGo }: { current: number; onGo: ((to: Step) => void) | undefined }) {
  const t = useText(checkoutText);
  const phone = useLayout() === 'phone';
  return (
    <Stepper
      role="group"
      aria-label={t.steps}
      active={current}
      allowNextStepsSelect={false}
      wrap={false}
      labelPosition={phone ? 'bottom' : 'right'}
      onStepClick={(index) => {
        const step = STEPS[index];
        if (step) onGo?.(step);
      }}
    >
      {STEPS.map((step, index) => (
        <Stepper.Step
          key={step}
          aria-current={index === current ? 'step' : undefined}
          disabled={index >= current || !onGo}
          label={
            <>
              {t.step[step]} {index < current && <VisuallyHidden>{t.completed}</VisuallyHidden>}
            </>
          }
        />
      ))}
    </Stepper>
  );
}

/** Focuses the heading with the change of the step, so that nobody meets the new step without it. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
