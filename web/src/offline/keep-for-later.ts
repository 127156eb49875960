import type { ApolloCache } from '@apollo/client';
import { newKey } from '../apollo/intent-key.ts';
import { currentUser, type SessionUser } from '../session/session-user.ts';
import type { KeptOperation } from './kept-changes.ts';

/** A click: it has one idempotency key, however often it is sent. */
export interface Intent {
  /** For the context of the mutation (apollo/http-transport.ts). */
  idempotencyKey: string;
  /** False: what is sent now cannot leave this device. */
  online: boolean;
  user: SessionUser | null;
}

export function newIntent(): Intent {
  return { idempotencyKey: newKey(), online: navigator.onLine, user: currentUser() };
}

export interface UnsentChange {
  operation: KeptOperation;
  productId: string;
  cache: ApolloCache;
}

type Keep = (error: unknown, intent: Intent, change: UnsentChange) => Promise<boolean>;

let keep: Keep | undefined;

/** Called once the code that keeps changes has come, after the first screen. */
export function keepChangesWith(given: Keep): void {
  keep = given;
}

/** Keeps a change that the line did not carry, and says so. Not true: it failed for another reason, or cannot be kept. */
export const keepForLater: (...of: Parameters<Keep>) => ReturnType<Keep> | undefined = (...of) => keep?.(...of);
