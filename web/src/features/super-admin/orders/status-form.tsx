import { ActionIcon, Button, Group, NativeSelect, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import layout from '../../../ui/layout.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import colours from '../../../shared/order/order-status.module.css';
import { superAdminText as t } from '../messages.ts';
import { CancelDialog } from './moves.tsx';
import { canMove, nextStep, ORDER_STATUSES } from './status-moves.ts';
import classes from './orders.module.css';

/**
 * Changes an order's status: its button takes the next step, or saves what was chosen, because arrow keys change a
 * select's value at each step. What is final is chosen first, and saved with a second press. Until then the colour is that of
 * the status which the order has. `main`: the next step is the main act of the screen.
 */
export function StatusForm(props: {
  order: StaffOrderFragment;
  onChangeStatus: (order: StaffOrderFragment, status: OrderStatus) => Promise<unknown>;
  main?: boolean;
}) {
  const { status: labels } = useText(orderText);
  const { order, onChangeStatus, main = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLSelectElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const [asking, setAsking] = useState<boolean>(); // undefined: never yet
  const [saving, setSaving] = useState(false);
  const locked = order.status === 'DELIVERED';
  const changed = !locked && chosen !== null && chosen !== order.status;
  const step = changed ? undefined : nextStep(order.status);
  const cancels = changed && chosen === 'CANCELLED';
  const shown = changed ? chosen : order.status;
  // In a table the lock stands for the sentence.
  const isQuiet = locked && !main;
  const isFinal = changed && chosen === 'DELIVERED';
  const note = locked ? t.locked : isFinal ? t.final : changed ? t.notSaved : '';

  // The button, which offers the next step now, keeps the focus. Where there is none, the select says where the order is.
  useEffect(() => {
    if (saving && !step) field.current?.focus();
  }, [saving, step]);
  // Then to the reason why the select can no longer be used. Before the browser paints, when it takes the focus away.
  const closed = locked && !saving;
  useLayoutEffect(() => {
    if (closed && document.activeElement === field.current) reason.current?.focus();
  }, [closed]);

  // Under a filter, an order that moved leaves the list: the focus goes on to the one after it.
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current?.contains(document.activeElement)) controlAfter(current)?.focus();
    };
  }, []);

  const save = async (status: OrderStatus) => {
    if (saving) return;
    setSaving(true);
    setChosen(null);
    setAsking(false);
    await onChangeStatus(order, status);
    setSaving(false);
  };
  const giveUp = () => {
    setAsking(asking && false);
    setChosen(null);
    field.current?.focus();
  };
  const submit = () => {
    if (cancels) setAsking(true);
    else if (changed) void save(chosen);
    else if (step === 'DELIVERED') setChosen(step);
    else if (step) void save(step);
  };

  // In the drawer Escape gives the choice up, and closes the drawer with the next press.
  const ownEscape = changed ? { 'data-mantine-stop-propagation': 'true' } : {};
  const noteText = note && (
    <Text ref={reason} tabIndex={-1} c="dimmed" fz="sm" className={locked || isFinal ? classes.note : layout.hidden}>
      {note}
    </Text>
  );
  return (
    <>
      <form
        ref={form}
        className={classes.form}
        aria-busy={saving}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && changed) giveUp();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Group gap={6} className={classes.row}>
          <NativeSelect
            ref={field}
            radius="xl"
            flex="1 1 118px"
            miw={118}
            classNames={{ input: `${colours.status} ${classes.filled}` }}
            rightSectionWidth={32}
            {...(closed && { rightSection: <IconLock size={18} aria-hidden /> })}
            data-status={order.status}
            data-unsaved={changed || undefined}
            {...ownEscape}
            aria-label={t.statusOf(order.id)}
            title={note || undefined}
            value={shown}
            disabled={closed}
            onChange={(event) =>
              setChosen(ORDER_STATUSES.find((status) => status === event.currentTarget.value) ?? null)
            }
            data={[
              ...(order.status === 'UNKNOWN' ? (['UNKNOWN'] as const) : []),
              ...ORDER_STATUSES.filter((status) => status === order.status || canMove(order.status, status)),
            ].map((value) => ({ value, label: labels[value] }))}
          />
          {(changed || step) && (
            <Button
              type="submit"
              variant={step && !main ? 'default' : 'filled'}
              px={main ? 'sm' : 'xs'}
              fz={main ? 'md' : 'sm'}
              flex="1 1 auto"
              styles={{ label: { whiteSpace: 'nowrap' } }}
              {...ownEscape}
              // The next row's button may be in its place by then.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
              aria-label={step ? t.stepOf(t.steps[step], order.id) : t.saveStatusOf(order.id)}
            >
              {step ? t.steps[step] : t.save}
            </Button>
          )}
          {changed && (
            <ActionIcon
              variant="default"
              {...ownEscape}
              aria-label={t.discardStatusOf(order.id)}
              title={t.discardStatus}
              onClick={giveUp}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
          {isQuiet && noteText}
        </Group>
        {!isQuiet && noteText}
      </form>
      {asking !== undefined && (
        <CancelDialog
          orders={asking ? [order] : []}
          // Called again once the dialog is closed: only then can the select take the focus.
          onKeep={giveUp}
          onCancel={() => void save('CANCELLED')}
        />
      )}
    </>
  );
}

/** In a table: what moves the next order, or else the one before. */
function controlAfter(form: HTMLFormElement): HTMLElement | null | undefined {
  const row = form.closest('tr');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector<HTMLElement>('form [type=submit]') ?? other?.querySelector<HTMLElement>('form select');
}
