import { MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/language/language.tsx';
import { once } from '../../lib/one-intent.ts';
import buttons from '../buttons.module.css';
import { Mantine } from '../mantine.tsx';
import { uiText } from '../messages.ts';
import classes from './toast-list.module.css';
import { followDialogs, followKeyboard, type TimedToast } from './toast-place.ts';

export function ToastList() {
  const t = useText(uiText);
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(() => Object.assign(document.createElement('div'), { className: classes.place }));
  useEffect(() => followKeyboard(place), [place]);
  useEffect(() => (home.current ? followDialogs(place, home.current) : undefined), [place]);
  // What calls `addToast` does not know the language.
  const defaultProps = { closeButtonProps: { 'aria-label': t.closeToast } };
  return (
    <Mantine>
      <MantineThemeProvider theme={{ components: { Notification: { defaultProps } } }}>
        <div ref={home} />
        {createPortal(<Notifications withinPortal={false} position="top-right" />, place)}
      </MantineThemeProvider>
    </Mantine>
  );
}

const ICONS = { success: IconCheck, error: IconX, note: IconInfo } as const;

/** The ids of the shown toasts, by what a new one would say again, and of the shown errors. */
const shown = new Map<string, string>();
const errors = new Set<string>();

export function hideErrors(): void {
  for (const id of errors) notifications.hide(id);
}

/** Hides the toast that has a button with this label. */
export function hideAction(label: string): void {
  const found = shown.get(label);
  if (found) notifications.hide(found);
}

/** Gives the focus of a toast that goes back to what had it when the toast came: what an 'Undo' restores. Else it goes where the page begins. */
function returnFocus(before: Element | null): void {
  const had = document.activeElement;
  if (!had?.closest('[role=alert]')) return;
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement === had) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Hides after `duration` ms. The focus or a moving pointer on the toast keeps it, a resting pointer does not. A toast replaces the one with the
 * same button or, without a button, with the same words: several would fill a phone.
 */
export function addToast({ kind, message, detail, duration, action }: TimedToast): void {
  const Icon = ICONS[kind];
  const before = document.activeElement;
  let timer: number;
  const stopTimer = () => window.clearTimeout(timer);
  const startTimer = () => {
    stopTimer();
    timer = window.setTimeout(() => notifications.hide(id), duration);
  };
  const key = action?.label ?? `${kind}: ${message} ${detail ?? ''}`;
  hideAction(key);
  const words = (
    <>
      {message}
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
  const id = notifications.show({
    message: action ? (
      <div className={classes.withAction}>
        <span>{words}</span>
        <button
          type="button"
          {...once}
          className={buttons.quiet}
          onClick={() => {
            notifications.hide(id);
            action.run();
          }}
        >
          <span>{action.label}</span>
        </button>
      </div>
    ) : (
      words
    ),
    autoClose: false,
    className: `${classes.toast} ${classes[kind]}`,
    icon: <Icon aria-hidden />,
    onOpen: startTimer,
    onClose: () => {
      stopTimer();
      errors.delete(id);
      if (shown.get(key) === id) shown.delete(key);
      returnFocus(before);
    },
    onPointerMove: stopTimer,
    onFocus: stopTimer,
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (!currentTarget.contains(document.activeElement)) startTimer();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) startTimer();
    },
  });
  shown.set(key, id);
  if (kind === 'error') errors.add(id);
}
