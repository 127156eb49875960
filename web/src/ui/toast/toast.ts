import type { ComponentType } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import type { TimedToast, Toast } from './toast-place.ts';

/** In ms (specification, section 9). */
const TOAST_MS = 5000;

/** `List` loads with the first toast. `plain`: toasts without the list's code. */
export interface Toasts {
  List: ComponentType | undefined;
  plain: readonly (Toast & { id: number })[];
}

/** How long a toast waits for the list's code, in ms. */
const LIST_MS = 2_000;

let toasts: Toasts = { List: undefined, plain: [] };
let list: Awaited<ReturnType<typeof importList>> | undefined;
let listFailed = false;
let lastId = 0;
const listeners = new Set<() => void>();

export const currentToasts = (): Toasts => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function update(changed: Partial<Toasts>): void {
  toasts = { ...toasts, ...changed };
  for (const listener of listeners) listener();
}

const importList = () => import('./toast-list.tsx');

/** Called early, so that toasts work when the connection is lost. */
export const loadToasts = () => loadCode(importList);

/** Hides the errors that are shown now. Plain toasts stay. */
export const hideErrors = () => list?.hideErrors();

export function disableList(): void {
  listFailed = true;
}

/** Shows a plain toast if the list's code does not load. */
export function showToast(wanted: Toast): void {
  const toast = { duration: TOAST_MS, ...wanted };
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, LIST_MS));
  Promise.race([loadToasts(), timeout]).then(
    (loaded) => {
      if (listFailed) return showPlain(toast);
      list = loaded;
      // They stand where the list does.
      update({ List: loaded.ToastList, plain: [] });
      loaded.addToast(toast);
    },
    () => showPlain(toast),
  );
}

function showPlain(toast: TimedToast): void {
  const id = (lastId += 1);
  update({ plain: [...toasts.plain, { ...toast, id }] });
  setTimeout(() => update({ plain: toasts.plain.filter((shown) => shown.id !== id) }), toast.duration);
}
