import { loadCode } from '../../lib/load-code.ts';
import type { HeartChange } from './send-heart.ts';
import { storeChoice } from './stored-wishlist.ts';

/** Loaded after the first screen, or by the first press. */
export const loadSendHeart = () => import('./send-heart.ts');

/** Marks the product at once, and sends the change. Takes the mark back if it fails, and throws what it failed with. */
export async function changeHeart(change: HeartChange): Promise<void> {
  const settle = storeChoice(change.email, change.productId, change.wishlisted);
  try {
    const { sendHeart } = await loadCode(loadSendHeart);
    await sendHeart(change, settle);
  } catch (error) {
    settle(false, undefined);
    throw error;
  }
}
