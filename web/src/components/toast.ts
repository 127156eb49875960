import { TOAST_MS } from '../constants.ts';

/** A short message that goes by itself: what came of what the shopper did. */
export interface Toast {
  kind: 'success' | 'error';
  message: string;
  /** Milliseconds that it stays. */
  duration?: number;
}

const listeners = new Set<() => void>();
let wanted = false;

/** True once there is something to show: until then nobody downloads what shows it. */
export const toastsWanted = (): boolean => wanted;

/** Tells when the first toast comes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The parts that show toasts; loaded ahead, they are there even when the connection is not. */
export const loadToasts = () => import('./toast-list.tsx');

/** Shows a toast, top right, for 5 s unless it says otherwise (specification, section 9). */
export function showToast({ kind, message, duration = TOAST_MS }: Toast): void {
  wanted = true;
  for (const listener of listeners) listener();
  void loadToasts().then(({ addToast }) => addToast({ kind, message, duration }));
}
