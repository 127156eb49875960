import { randomUUID } from 'node:crypto';
import type { MockShop, UserRow } from './mock-store.ts';

/**
 * A token that names its user: it outlives a restart of the mock gateway, so that a reload after an edit doesn't log
 * anybody out. Nothing here is worth protecting.
 */
export function startSession({ id }: UserRow): string {
  return `mock.${id}.${randomUUID()}`;
}

/** Whose token it is; undefined: nobody's, or its session is over. */
export function userOfToken(shop: MockShop, token: string): UserRow | undefined {
  const [kind, userId = ''] = token.split('.');
  return kind === 'mock' && !shop.endedTokens.has(token) ? shop.users.find(userId) : undefined;
}

/** The account of an e-mail address, without regard to case. */
export function findAccount(shop: MockShop, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return shop.users.all().find((user) => user.email.toLowerCase() === wanted);
}
