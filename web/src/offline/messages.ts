import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import type { KeptChange } from './kept-changes.ts';

export const SAVED = 'Saved on this device. It is sent when you are back online.';

export const SIGN_IN_TO_SEND = 'What you saved on this device is still here. It is sent once you have signed in again.';

export const offlineSince = (age: string): string => `You are offline. This is the shop as it was ${age}.`;

export const unreachableSince = (age: string): string =>
  `The shop cannot be reached. This is the shop as it was ${age}.`;

export function waiting(count: number): string {
  return count === 1
    ? '1 change is saved on this device and waits to be sent.'
    : `${count} changes are saved on this device and wait to be sent.`;
}

const DONE: Record<KeptChange['operation'], string> = {
  AddToCart: 'is in your cart now.',
  AddToWishlist: 'is on your wishlist now.',
  RemoveFromWishlist: 'is no longer on your wishlist.',
};

const NOT_DONE: Record<KeptChange['operation'], string> = {
  AddToCart: 'could not be added to your cart.',
  AddToWishlist: 'could not be added to your wishlist.',
  RemoveFromWishlist: 'could not be removed from your wishlist.',
};

export function sent(changes: readonly KeptChange[]): string {
  const [change] = changes;
  return changes.length === 1 && change
    ? `${nameOf(change)} ${DONE[change.operation]}`
    : `${changes.length} changes that you saved on this device have been made.`;
}

export function refused(change: KeptChange, code: string, reason: string): string {
  return `${nameOf(change)} ${NOT_DONE[change.operation]} ${code === 'INSUFFICIENT_STOCK' ? NOT_THAT_MANY : reason}`;
}

export const unknown = (change: KeptChange): string =>
  `The answer to a change was lost. Please look whether ${nameOf(change)} ${DONE[change.operation]}`;

function nameOf({ title }: KeptChange): string {
  return title ? `“${title}”` : 'A product that you saved on this device';
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "20 minutes ago". */
export function ageOf(time: number): string {
  const ms = Math.max(0, Date.now() - time);
  const [unit, length] = STEPS.find(([, least]) => ms >= least) ?? [];
  if (!unit || !length) return 'a moment ago';
  return new Intl.RelativeTimeFormat(document.documentElement.lang).format(-Math.floor(ms / length), unit);
}
