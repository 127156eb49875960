import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPending from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconDelivered from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconPacked from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconUnknown from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import IconDispatched from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconCancelled from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../generated/schema.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import { orderText } from './messages.ts';
import classes from './order-progress.module.css';
import { orderSteps, type Step, type StepName } from './order-steps.ts';

const ICONS: Record<StepName, typeof IconCheck> = {
  ORDERED: IconCheck,
  PENDING: IconPending,
  PACKED: IconPacked,
  DISPATCHED: IconDispatched,
  DELIVERED: IconDelivered,
  CANCELLED: IconCancelled,
  UNKNOWN: IconUnknown,
};

/** How far the order has come, in a sentence and as steps. */
export function OrderProgress({ status, sentence }: { status: OrderStatus; sentence: ReactNode }) {
  const t = useText(orderText);
  return (
    <section aria-labelledby="order-progress" className={classes.progress}>
      <h2 id="order-progress">{t.progress}</h2>
      <p>{sentence}</p>
      <OrderSteps status={status} />
    </section>
  );
}

/** `slim`: on one line at any width, for a drawer. */
export function OrderSteps({ status, slim = false }: { status: OrderStatus; slim?: boolean }) {
  const t = useText(orderText);
  // On little space the mark shows it.
  const stateClass = useLayout() === 'phone' || slim ? layout.hidden : classes.state;
  return (
    <ol
      className={slim ? `${classes.steps} ${classes.slim}` : classes.steps}
      aria-label={slim ? t.progress : undefined}
    >
      {orderSteps(status).map((step) => (
        <StepItem key={step.name} {...step} stateClass={stateClass} />
      ))}
    </ol>
  );
}

function StepItem({ name, state, stateClass }: Step & { stateClass: string | undefined }) {
  const t = useText(orderText);
  const Icon = state === 'done' ? IconCheck : ICONS[name];
  return (
    <li className={`${classes.step} ${classes[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={`${classes.mark} ${name === 'CANCELLED' ? classes.ended : ''}`}>
        <Icon size={22} stroke={2} aria-hidden />
      </span>
      <span className={classes.name}>{name === 'ORDERED' ? t.ordered : t.status[name]}</span>{' '}
      {/* Nobody knows when it was cancelled: the name says all. */}
      {name !== 'CANCELLED' && <span className={stateClass}>{t.stepState[state]}</span>}
    </li>
  );
}
