import { Button, Code, Group, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import {
  useMoveOrderMutation,
  useUpdateOrderStatusMutation,
  type StaffOrderFragment,
} from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import type { Run } from '../../../shared/many-changes/run.ts';
import { notSaved, type Saved } from '../../../shared/many-changes/saved.ts';
import { useRun } from '../../../shared/many-changes/use-run.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { totalText } from '../../../shared/order/order-amounts.ts';
import { shortId } from '../../../shared/order/order-id.tsx';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { superAdminText as t } from '../messages.ts';
import { useOutcomeOf } from '../outcome.ts';

/** Changes an order's status with an optimistic update that rolls back on failure. A toast tells how it went. */
export function useChangeStatus(): (order: StaffOrderFragment, status: OrderStatus) => Promise<void> {
  const { status: names } = useText(orderText);
  const outcomeOf = useOutcomeOf();
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return async (order, status) => {
    const sent = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    const { code, message } = await outcomeOf(sent, 'updateOrderStatus');
    const done = code === 'UPDATED';
    showToast({
      kind: done ? 'success' : 'error',
      message: done ? t.movedOne(shortId(order.id), names[status]) : message,
      duration: ADMIN_TOAST_MS,
    });
  };
}

/** One order's way to another status. `id` is the order's. */
interface Move {
  id: string;
  to: OrderStatus;
}

/** Moves of many orders. */
export function useMoves(onEnd: (run: Run<Move>) => void) {
  const userMessage = useUserMessage();
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });
  return useRun<Move>({
    onEnd,
    async save({ id, to }): Promise<Saved> {
      try {
        const sent = move({ variables: { orderId: id, status: to } });
        const { code, message } = await payloadOf(sent, 'updateOrderStatus');
        return code === 'UPDATED' ? { done: true } : { done: false, reason: message };
      } catch (error) {
        return notSaved(error, userMessage(error));
      }
    },
  });
}

/**
 * How moving many orders goes: progress with a way to stop, then what came of each that did not move. The button that started
 * it is gone, and so is 'Stop' at the end: the focus goes on to the one that takes their place.
 */
export function MovesReport({ moves }: { moves: ReturnType<typeof useMoves> }) {
  const { status: names } = useText(orderText);
  const { run, forget } = moves;
  const [first] = run?.changes ?? [];
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = run?.isRunning ?? false;
  useEffect(() => {
    // Who works elsewhere meanwhile is left there.
    if (run && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [run, isRunning]);
  if (!run || !first) return null;
  const close = () => {
    forget();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { changes, ended } = run;
  const failed = changes.flatMap(({ id }) => {
    const outcome = run.outcomeOf(id);
    return outcome.state === 'failed' ? [{ id, reason: outcome.reason }] : [];
  });
  const left = isRunning ? 0 : changes.length - ended;
  return (
    <Group component="section" gap="6px 12px" mt="sm" px={20} py={6} bg="var(--brand-soft)" aria-label={t.movesReport}>
      {isRunning && <progress max={changes.length} value={ended} aria-label={t.movesReport} />}
      <Text flex={1} role="status">
        {isRunning ? t.moving(ended, changes.length) : t.moved(run.done().length, changes.length, names[first.to])}
        {left > 0 && ` ${t.notTried(left)}`}
      </Text>
      {isRunning ? (
        <Button key="stop" ref={button} variant="default" onClick={run.stop}>
          {t.stop}
        </Button>
      ) : (
        <Button key="close" ref={button} variant="subtle" color="gray" onClick={close}>
          {t.closeReport}
        </Button>
      )}
      {failed.length > 0 && (
        <List listStyleType="none" w="100%" mah={240} pb="xs" style={{ overflowY: 'auto' }}>
          {failed.map(({ id, reason }) => (
            <List.Item key={id}>
              <Code>{id}</Code> {reason}
            </List.Item>
          ))}
        </List>
      )}
    </Group>
  );
}

/** Asks before customers lose their orders: whose they are, and how much. Closed without `orders`. */
export function CancelDialog(props: {
  orders: readonly Pick<StaffOrderFragment, 'id' | 'customer' | 'total' | 'isTotalWhole'>[];
  onKeep: () => void;
  onCancel: () => void;
}) {
  const { orders, onKeep, onCancel } = props;
  const terms = useText(orderText);
  const [first] = orders;
  const total = orders.reduce((sum, one) => sum + one.total, 0);
  const isTotalWhole = orders.every((one) => one.isTotalWhole);
  const names = new Set(orders.map(({ customer }) => customer?.name ?? t.unknown));
  return (
    <Dialog
      opened={first !== undefined}
      onClose={onKeep}
      heading={first && orders.length === 1 ? t.cancelQuestion(shortId(first.id)) : t.cancelManyQuestion(orders.length)}
    >
      <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.cancelOrders(orders.length)} onAction={onCancel}>
        <p>
          <strong>
            {[...names].join(', ')} · {totalText(total, isTotalWhole, terms)}
          </strong>
        </p>
        <p>{t.cancelText}</p>
      </ConfirmForm>
    </Dialog>
  );
}
