import { useSyncExternalStore } from 'react';
import { storedValue } from '../browser-storage.ts';
import type { SessionUserFragment } from '../generated/components.ts';

/**
 * Who is logged in, as the browser keeps it under `loggedUser` (specification, section 3). The `token` is the CSRF token
 * of the session's cookie: worth nothing alone.
 */
export interface SessionUser extends Omit<SessionUserFragment, '__typename'> {
  email: string;
  /** What the shop said at the log-in. */
  message: string;
}

const ROLES: readonly unknown[] = ['USER', 'ADMIN', 'SUPER_ADMIN'] satisfies SessionUser['role'][];

const stored = storedValue('loggedUser', (found): SessionUser | null => {
  const { name, role, avatar, token, email, message } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || typeof name !== 'string' || !ROLES.includes(role)) return null;
  return {
    name,
    token,
    role: role as SessionUser['role'],
    avatar: typeof avatar === 'string' ? avatar : null,
    email: typeof email === 'string' ? email : '',
    message: typeof message === 'string' ? message : '',
  };
});

/** True from the moment that the gateway refused this tab's session until the next log-in. */
let expired = false;

export const currentUser = stored.read;
export const subscribeToUser = stored.subscribe;

/** Who is logged in; null: nobody. Follows log-in and log-out in every tab. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(stored.subscribe, stored.read);
}

/** True if the session ended by itself, in place of a log-out. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(stored.subscribe, () => expired);
}

export function startSession(user: SessionUser): void {
  expired = false;
  stored.write(user);
}

/** The shopper logs out. */
export function endSession(): void {
  expired = false;
  stored.write(null);
}

/** The gateway knows the session no more; a later answer to an older session ends nothing. */
export function expireSession(token: string): void {
  if (stored.read()?.token !== token) return;
  expired = true;
  stored.write(null);
}
