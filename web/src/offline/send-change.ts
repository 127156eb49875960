import type { DocumentNode } from 'graphql';
import { isSessionEnd } from '../apollo/error-codes.ts';
import { postRequest } from '../apollo/operation-request.ts';
import { requireHash } from '../apollo/lean/registered-document.ts';
import { announceChange } from '../apollo/tabs.ts';
import { AddToCartDocument } from '../generated/products-detail.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../generated/shared-wishlist.ts';
import { expireSession } from '../session/session-user.ts';
import { storeChange, type KeptChange, type KeptOperation } from './kept-changes.ts';

/**
 * For how long, in ms, the gateway surely knows the key of a change whose answer was lost: less than IDEMPOTENCY_HOURS
 * by default. Later it could be made twice.
 */
const KEY_MS = 20 * 3_600_000;

interface Mutation {
  document: DocumentNode;
  field: string;
  /** Codes after which the cart or wishlist is as the user wants it. */
  done: readonly string[];
  quantity?: number;
}

const MUTATIONS: Record<KeptOperation, Mutation> = {
  AddToCart: {
    document: AddToCartDocument,
    field: 'addToCart',
    done: ['ADDED', 'QUANTITY_UPDATED'],
    quantity: 1,
  },
  AddToWishlist: { document: AddToWishlistDocument, field: 'addToWishlist', done: ['ADDED', 'ALREADY_EXISTS'] },
  RemoveFromWishlist: {
    document: RemoveFromWishlistDocument,
    field: 'removeFromWishlist',
    done: ['REMOVED', 'NOT_FOUND'],
  },
};

/** `later`: the change stays, and is sent again. `signIn`: the same, once the session has begun anew. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'later' }
  | { kind: 'signIn' }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: string; reason: string };

interface Answer {
  data?: Record<string, { code: string; message: string } | null> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Codes by which the gateway says that it has done nothing yet. */
const TRY_LATER: readonly unknown[] = ['RATE_LIMITED', 'OVERLOADED', 'PERSISTED_QUERY_NOT_FOUND'];
/** The API may have made the change. With the key, the gateway gives the first answer again, or tries once more. */
const OUTCOME_UNKNOWN: readonly unknown[] = [
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
  'INTERNAL_SERVER_ERROR',
];

/**
 * Sends a change with its own key and the token of its user: not through Apollo Client, which sends with the token of
 * whoever is signed in by then.
 */
export async function sendChange(change: KeptChange, token: string): Promise<Outcome> {
  const { key, operation, productId, tried } = change;
  // The gateway knows a key for one session only.
  if (tried && (tried.token !== token || Date.now() - tried.at > KEY_MS)) return { kind: 'unknown' };
  const { document, field, done, quantity } = MUTATIONS[operation];
  const variables = quantity === undefined ? { productId } : { productId, quantity };
  const request = { operationName: operation, variables, hash: requireHash(document) };
  const untried = { ...change, tried: undefined };
  // Stored first: the page may be closed before the answer comes.
  await storeChange({ ...change, tried: tried ?? { token, at: Date.now() } });
  const response = await fetch(...postRequest(request, { token, 'idempotency-key': key })).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
  if (!response || !answer) return { kind: 'later' };
  const payload = answer.data?.[field];
  if (payload) {
    announceChange({ token, mutation: document, variables, data: answer.data ?? {} });
    const { code, message: reason } = payload;
    return done.includes(code) ? { kind: 'done' } : { kind: 'refused', code, reason };
  }
  const { message: reason = '', extensions } = answer.errors?.[0] ?? {};
  const code = extensions?.code ?? '';
  if (isSessionEnd(code)) {
    await storeChange(untried);
    expireSession(token);
    return { kind: 'signIn' };
  }
  if (TRY_LATER.includes(code)) {
    await storeChange(untried);
    return { kind: 'later' };
  }
  if (OUTCOME_UNKNOWN.includes(code))
    return { kind: response.headers.has('idempotency-replayed') ? 'unknown' : 'later' };
  return { kind: 'refused', code, reason };
}
