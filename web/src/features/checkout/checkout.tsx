import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import type { CheckoutCartQuery } from '../../generated/checkout.ts';
import { AddressStep } from './steps/address-step.tsx';
import classes from './checkout.module.css';
import { useCheckoutDraft } from './checkout-draft.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { CheckoutLine } from './checkout-line.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PlaceOrder } from './steps/place-order.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { STEPS, useStep, type Step } from './use-step.ts';
import { LoadError } from '../../ui/views/load-error.tsx';
import { Amounts, type Summary } from './amounts.tsx';
import checkoutSummaryClasses from './checkout-summary.module.css';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import stepIndicatorClasses from './steps/step-indicator.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { productText } from '../../shared/product/messages.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { useText } from '../../lib/language/language.tsx';
import { checkoutText } from './messages.ts';

/** `current` is the index of the step, from 0. A completed one leads back to it. */
function StepIndicator({ current, onGo }: { current: number; onGo: ((to: Step) => void) | undefined }) {
  const t = useText(checkoutText);
  return (
    <ol className={stepIndicatorClasses.steps} aria-label={t.steps}>
      {STEPS.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={step}
            className={`${stepIndicatorClasses.step} ${done ? stepIndicatorClasses.done : ''}`}
            aria-current={index === current ? 'step' : undefined}
          >
            {done ? (
              <button type="button" aria-disabled={!onGo} onClick={() => onGo?.(step)}>
                <span className={stepIndicatorClasses.mark}>
                  <IconCheck size={20} aria-hidden />
                </span>
                {t.step[step]} <span className={layout.hidden}>{t.completed}</span>
              </button>
            ) : (
              <>
                <span className={stepIndicatorClasses.mark}>{index + 1}</span>
                {t.step[step]}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

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
    const action = buyNow ? (
      <ExploreLink />
    ) : (
      <Link to={paths.cart} className={buttons.primary}>
        {t.toCart}
      </Link>
    );
    return (
      <CheckoutFrame>
        <EmptyView
          icon={<IconMoodSad aria-hidden />}
          heading={priceNotAvailable}
          text={t.withoutPrice(unpriced.join(', '))}
          action={action}
        />
      </CheckoutFrame>
    );
  }
  // Not while placing: the order itself can empty the cart or use up the stock.
  if (fallback && state === 'open') return <CheckoutFrame>{fallback}</CheckoutFrame>;

  return (
    <CheckoutFrame>
      <div className={classes.columns}>
        <div className={classes.main}>
          <StepIndicator current={STEPS.indexOf(step)} onGo={busy ? undefined : go} />
          <section className={classes.step} aria-labelledby="step-heading">
            <h2 id="step-heading" ref={heading} tabIndex={-1}>
              {t.headings[step]}
            </h2>
            {step === 'address' && <AddressStep {...{ draft, update, orders, payable }} onNext={toPayment} />}
            {step === 'payment' && (
              <PaymentStep {...{ draft, update, payable }} onPrev={() => go('address')} onNext={() => go('confirm')} />
            )}
            {step === 'confirm' && (
              <ConfirmStep {...{ draft, lines, busy }} onPrev={wide ? toPayment : undefined} onGo={go} />
            )}
          </section>
        </div>
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

/** The state of the query for the amounts. */
interface CheckoutCost {
  summary: Summary | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** `listed`: `lines` stand above the amounts. `children` stand below them. */
function CheckoutSummary(
  props: CheckoutCost & { lines: readonly CheckoutLine[]; listed?: boolean; children?: ReactNode },
) {
  const t = useText(checkoutText);
  const { summary, loading, error, onRetry, lines, listed = false, children } = props;
  return (
    <section className={checkoutSummaryClasses.summary} aria-labelledby="summary-heading" aria-busy={loading}>
      <h2 id="summary-heading">{t.summary}</h2>
      {listed && <CheckoutLines lines={lines} />}
      {!summary && !loading ? <LoadError error={error} onRetry={onRetry} /> : <Amounts {...{ summary, lines }} />}
      {children}
    </section>
  );
}
