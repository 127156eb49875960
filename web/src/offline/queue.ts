import { errorText } from '../apollo/messages.ts';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../generated/shared-product.ts';
import { LoadingError } from '../lib/lazy/loading-error.ts';
import { currentUser } from '../session/session-user.ts';
import { showToast } from '../ui/toast/toast.ts';
import type { Intent, UnsentChange } from './keep-for-later.ts';
import { forgetChange, keptChanges, storeChange, type KeptChange } from './kept-changes.ts';
import { offlineText } from './messages.ts';
import { sendChange } from './send-change.ts';
import { doneText, refusedText, sentText, textsOf } from './texts.ts';

const LOCK = 'haat-offline';

let waitingCount = 0;
const listeners = new Set<() => void>();

/** How many changes of the present user wait on this device. */
export const waitingChanges = (): number => waitingCount;

export function onWaitingChanges(listener: () => void): void {
  listeners.add(listener);
}

export async function countWaiting(): Promise<void> {
  const user = currentUser();
  waitingCount = user ? (await keptChanges(user.email)).length : 0;
  for (const listener of listeners) listener();
}

export async function keepChange(
  error: unknown,
  { idempotencyKey: key, online, user }: Intent,
  { operation, productId, cache }: UnsentChange,
): Promise<boolean> {
  if (!user || !(error instanceof LoadingError)) return false;
  const at = Date.now();
  const known = cache.readFragment<ProductCardFragment>({
    from: { __typename: 'Product', id: productId },
    fragment: ProductCardFragmentDoc,
  });
  const tried = online ? { token: user.token, at } : undefined;
  try {
    await storeChange({ key, operation, productId, title: known?.title, email: user.email, at, tried });
  } catch {
    // No database, as in private windows of some browsers: the error is shown as ever.
    return false;
  }
  showToast({ kind: 'success', message: (await textsOf(offlineText)).saved });
  await countWaiting();
  return true;
}

/** Sends what waits, in one tab at a time, in the order of the clicks, and tells what came of it. */
export async function sendWaiting(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    const user = currentUser();
    if (!lock || !user || !navigator.onLine) return;
    const t = await textsOf(offlineText);
    const done: KeptChange[] = [];
    for (const change of await keptChanges(user.email)) {
      const outcome = await sendChange(change, user.token);
      if (outcome.kind === 'later') break;
      if (outcome.kind === 'signIn') {
        showToast({ kind: 'error', message: t.signInToSend });
        break;
      }
      await forgetChange(change);
      if (outcome.kind === 'done') done.push(change);
      else if (outcome.kind === 'unknown') showToast({ kind: 'error', message: t.unknown(doneText(t, change)) });
      else {
        const { notThatMany } = await textsOf(errorText);
        const reason = outcome.code === 'INSUFFICIENT_STOCK' ? notThatMany : outcome.reason;
        showToast({ kind: 'error', message: refusedText(t, change, reason) });
      }
    }
    if (done.length > 0) showToast({ kind: 'success', message: sentText(t, done) });
  });
  await countWaiting();
}
