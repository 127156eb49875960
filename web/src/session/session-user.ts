import { useSyncExternalStore } from 'react';
import { storedValue, withStorage } from '../lib/browser-storage.ts';
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

/** What a header can hold. */
const SENDABLE = /^[\x21-\x7E]+$/;

/** The key under which the browser keeps who is logged in (specification, section 3). */
const KEY = 'loggedUser';

const stored = /* @__PURE__ */ storedValue(KEY, (found): SessionUser | null => {
  const { name, role, avatar, token, email, message } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || !SENDABLE.test(token) || typeof name !== 'string' || !ROLES.includes(role))
    return null;
  return {
    name,
    token,
    role: role as SessionUser['role'],
    avatar: typeof avatar === 'string' ? avatar : null,
    email: typeof email === 'string' ? email : '',
    message: typeof message === 'string' ? message : '',
  };
});

/** How this tab's last session ended: by a log-out in this tab, or by itself. Null: neither, since the last log-in. */
let end: 'loggedOut' | 'expired' | null = null;

/** Who is logged in; null: nobody. The same object as long as nothing changed. */
export function currentUser(): SessionUser | null {
  return stored.read();
}

/** False: nobody is logged in for sure. Cheaper than `currentUser`, for before the app's code is there. */
export function isSomebodyStored(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) != null;
}

/** Who is logged in; null: nobody. Follows log-in and log-out in every tab. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(stored.subscribe, stored.read);
}

/** Tells of every log-in and log-out, in every tab. */
export const onSessionChange = stored.subscribe;

/** How this tab's last session ended; see there. */
export function useSessionEnd(): typeof end {
  return useSyncExternalStore(stored.subscribe, () => end);
}

export function startSession(user: SessionUser): void {
  end = null;
  stored.write(user);
}

/** Somebody logs out, here. */
export function endSession(): void {
  end = 'loggedOut';
  stored.write(null);
}

/** The gateway knows the session no more; a later answer to an older session ends nothing. */
export function expireSession(token: string): void {
  if (stored.read()?.token !== token) return;
  end = 'expired';
  stored.write(null);
}
