import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPending from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconDelivered from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconPacked from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconUnknown from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import IconDispatched from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconCancelled from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../generated/schema.ts';
import { useText } from '../../lib/language/language.tsx';
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
  return (
    <ol
      className={slim ? `${classes.steps} ${classes.slim}` : classes.steps}
      aria-label={slim ? t.progress : undefined}
    >
      {orderSteps(status).map((step) => (
        <StepItem key={step.name} {...step} />
      ))}
    </ol>
  );
}

function StepItem({ name, state }: Step) {
  const t = useText(orderText);
  const Icon = state === 'done' ? IconCheck : ICONS[name];
  return (
    <li className={`${classes.step} ${classes[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={`${classes.mark} ${name === 'CANCELLED' ? classes.ended : ''}`}>
        <Icon size={22} stroke={2} aria-hidden />
      </span>
      <span className={classes.name}>{name === 'ORDERED' ? t.ordered : t.status[name]}</span>{' '}
      <span className={classes.state}>{t.stepState[state]}</span>
    </li>
  );
}
