import type { ComponentType } from 'react';
import { TOAST_MS } from '../constants.ts';
import { loadChunk } from '../lazy/load-chunk.ts';

/** A short message that goes by itself: what came of what the shopper did. */
export interface Toast {
  kind: 'success' | 'error';
  message: string;
  /** Milliseconds that it stays. */
  duration?: number;
}

/** What shows toasts: the list, once there was a toast and the list's code is there, and those that came without that code. */
export interface Toasts {
  List: ComponentType | undefined;
  plain: readonly Toast[];
}

let toasts: Toasts = { List: undefined, plain: [] };
const listeners = new Set<() => void>();

export const currentToasts = (): Toasts => toasts;

/** Tells of every change of `currentToasts`; gives back how to stop it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(changed: Partial<Toasts>): void {
  toasts = { ...toasts, ...changed };
  for (const listener of listeners) listener();
}

const importList = () => import('./toast-list.tsx');

/** The parts that show toasts; loaded ahead, they are there even when the connection is not. */
export const loadToasts = () => loadChunk(importList);

/** Shows a toast for 5 s unless it says otherwise (specification, section 9): a plain one where the list's code can't be had. */
export function showToast({ kind, message, duration = TOAST_MS }: Toast): void {
  loadToasts().then(
    ({ addToast, ToastList }) => {
      change({ List: ToastList });
      addToast({ kind, message, duration });
    },
    () => {
      const toast = { kind, message };
      change({ plain: [...toasts.plain, toast] });
      setTimeout(() => change({ plain: toasts.plain.filter((shown) => shown !== toast) }), duration);
    },
  );
}
