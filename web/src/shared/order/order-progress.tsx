import { Paper, Text, Timeline, Title } from '@mantine/core';
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
import '../../theme/mantine-late.css';
import { orderText } from './messages.ts';

/** `ORDERED` is not a status: every order was placed, whatever came of it. */
type StepName = OrderStatus | 'ORDERED';

const ICONS: Record<StepName, typeof IconCheck> = {
  ORDERED: IconCheck,
  PENDING: IconPending,
  PACKED: IconPacked,
  DISPATCHED: IconDispatched,
  DELIVERED: IconDelivered,
  CANCELLED: IconCancelled,
  UNKNOWN: IconUnknown,
};

const WAY: readonly StepName[] = ['PENDING', 'PACKED', 'DISPATCHED', 'DELIVERED'];

/** The API keeps the latest status alone, so a cancelled order's way before it is not known. */
const wayOf = (status: OrderStatus): readonly StepName[] => (WAY.includes(status) ? WAY : ['ORDERED', status]);

/** How far the order has come, in a sentence and as steps. */
export function OrderProgress({ status, sentence }: { status: OrderStatus; sentence: ReactNode }) {
  const t = useText(orderText);
  return (
    <Paper component="section" withBorder radius="lg" p="lg" aria-labelledby="order-progress">
      <Title order={2} id="order-progress">
        {t.progress}
      </Title>
      <Text my="sm">{sentence}</Text>
      <OrderSteps status={status} />
    </Paper>
  );
}

/** `slim`: for a drawer, where it has no heading. */
export function OrderSteps({ status, slim = false }: { status: OrderStatus; slim?: boolean }) {
  const t = useText(orderText);
  const size = slim ? 28 : 36;
  const way = wayOf(status);
  const current = way.indexOf(status);
  // Nothing comes after the delivery, so its step is done too.
  const stateOf = (index: number) => {
    if (index < current || status === 'DELIVERED') return 'done';
    return index === current ? 'now' : 'ahead';
  };
  return (
    <Timeline
      role="list"
      aria-label={slim ? t.progress : undefined}
      active={current}
      bulletSize={size}
      lineWidth={2}
      styles={{ item: { marginTop: slim ? 8 : 16 }, itemContent: { lineHeight: `${size}px` } }}
    >
      {way.map((name, index) => {
        const state = stateOf(index);
        const Icon = state === 'done' ? IconCheck : ICONS[name];
        return (
          <Timeline.Item
            key={name}
            role="listitem"
            aria-current={state === 'now' ? 'step' : undefined}
            bullet={<Icon size={slim ? 16 : 20} aria-hidden />}
            lineVariant={index < current ? 'solid' : 'dashed'}
            {...(name === 'CANCELLED' && { color: 'danger' })}
          >
            <Text span fw={state === 'ahead' ? 450 : 650}>
              {name === 'ORDERED' ? t.ordered : t.status[name]}
            </Text>{' '}
            {/* Nobody knows when it was cancelled: the name says all. */}
            {name !== 'CANCELLED' && (
              <Text span size="sm" c="dimmed">
                {t.stepState[state]}
              </Text>
            )}
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
