import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';

/** In ms (specification, section 9). */
const TOAST_MS = 5000;

export interface Toast {
  /** A note is neither: nothing was done, and nothing went wrong. */
  kind: 'success' | 'error' | 'note';
  message: string;
  /** A second line. */
  detail?: string | undefined;
  /** In ms. */
  duration?: number;
}

const COLOURS = { success: 'brand', error: 'danger', note: 'gray' } as const;

/** Mantine keeps a toast until its list is there, whose code comes when the page is idle (toaster.tsx). */
export function showToast({ kind, message, detail, duration = TOAST_MS }: Toast): void {
  notifications.show({
    color: COLOURS[kind],
    message: detail === undefined ? message : [message, createElement('div', { key: 'detail' }, detail)],
    autoClose: duration,
  });
}

/** What an earlier try came to would stand above what comes of the next one. */
export function hideErrors(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id, color } of [...shown, ...queue]) if (id && color === COLOURS.error) notifications.hide(id);
}
