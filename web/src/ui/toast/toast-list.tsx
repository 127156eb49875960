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
import { NOTICE_MS } from '../../lib/timing.ts';
import { once } from '../../lib/one-intent.ts';
import buttons from '../buttons.module.css';
import layout from '../layout.module.css';
import { Mantine } from '../mantine.tsx';
import { ariaCommand, commandKeys } from '../mod-key.ts';
import { uiText } from '../messages.ts';
import classes from './toast-list.module.css';
import { followDialogs, followKeyboard, onUndoKey, type TimedToast } from './toast-place.ts';

let sayUndone = (): void => undefined;

export function ToastList() {
  const t = useText(uiText);
  /** How much was undone, one soon after the other. */
  const [undone, setUndone] = useState(0);
  useEffect(() => {
    let timer: number;
    sayUndone = () => {
      window.clearTimeout(timer);
      setUndone((count) => count + 1);
      timer = window.setTimeout(setUndone, NOTICE_MS, 0);
    };
  }, []);
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
        {createPortal(
          <>
            <Notifications withinPortal={false} position="top-right" />
            {undone > 0 && (
              // Anew each time, which is what makes it heard.
              <p key={undone} role="alert" className={layout.hidden}>
                {t.undone}
              </p>
            )}
          </>,
          place,
        )}
      </MantineThemeProvider>
    </Mantine>
  );
}

const ICONS = { success: IconCheck, error: IconX, note: IconInfo } as const;

interface Shown {
  id: string;
  toast: TimedToast;
  /** What it replaced, and can still be undone. */
  earlier: Shown | undefined;
}

/** The shown toasts, by what a new one would say again, and the shown errors. */
const shown = new Map<string, Shown>();
const errors = new Set<string>();

export function hideErrors(): void {
  for (const id of errors) notifications.hide(id);
}

/** Hides the toast that has a button with this label. */
export function hideAction(label: string): void {
  const found = shown.get(label);
  if (found) notifications.hide(found.id);
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
 * same button or, without a button, with the same words: several would fill a phone. What it replaced is offered again once it is undone.
 */
export function addToast(toast: TimedToast, replacedBefore?: Shown): void {
  const { kind, message, detail, duration, action } = toast;
  const Icon = ICONS[kind];
  const before = document.activeElement;
  let timer: number;
  const stopTimer = () => window.clearTimeout(timer);
  const startTimer = () => {
    stopTimer();
    timer = window.setTimeout(() => notifications.hide(id), duration);
  };
  const key = action?.label ?? `${kind}: ${message} ${detail ?? ''}`;
  const undoes = action !== undefined && !action.isWayOn;
  const replaced = shown.get(key);
  const earlier = replacedBefore ?? (undoes ? replaced : undefined);
  const press = () => {
    notifications.hide(id);
    action?.run();
    if (undoes) sayUndone();
    if (earlier) addToast(earlier.toast, earlier.earlier);
  };
  const stopKey = undoes ? onUndoKey(press) : undefined;
  if (replaced) notifications.hide(replaced.id);
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
          aria-keyshortcuts={undoes ? ariaCommand('Z') : undefined}
          onClick={press}
        >
          <span>{action.label}</span>
          {undoes && <kbd aria-hidden>{commandKeys('Z')}</kbd>}
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
      stopKey?.();
      errors.delete(id);
      if (shown.get(key)?.id === id) shown.delete(key);
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
  shown.set(key, { id, toast, earlier });
  if (kind === 'error') errors.add(id);
}
