import type { ApolloClient } from '@apollo/client';
import { loadChunk } from '../../lib/lazy/load-chunk.ts';
import type { UndoNotice } from '../../ui/toast/toast-place.ts';
import { storeChoice } from './stored-wishlist.ts';

export interface HeartChange {
  client: ApolloClient;
  /** Whose wishlist. */
  email: string;
  productId: string;
  /** Whether the product is on the wishlist afterwards. */
  wishlisted: boolean;
  /** The shop's answer in the language of the page. */
  outcome: (code: string, said: string) => string;
  undo?: UndoNotice | undefined;
}

/** Loaded after the first screen, or by the first press. */
export const loadSendHeart = () => import('./send-heart.ts');

/** Marks the product at once, and sends the change. Takes the mark back if it fails, and throws what it failed with. */
export async function changeHeart(change: HeartChange): Promise<void> {
  const settle = storeChoice(change.email, change.productId, change.wishlisted);
  try {
    const { sendHeart } = await loadChunk(loadSendHeart);
    await sendHeart(change, settle);
  } catch (error) {
    settle(false, undefined);
    throw error;
  }
}
