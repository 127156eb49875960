import { useSyncExternalStore } from 'react';
import { storedValue, withStorage } from '../lib/browser-storage.ts';
import type { SessionUserFragment } from '../generated/components.ts';

/** As stored under `loggedUser` (specification, section 3). `token` is the cookie's CSRF token, useless without it. */
export interface SessionUser extends Omit<SessionUserFragment, '__typename'> {
  email: string;
  message: string;
}

/** The history state of the way home after a log-out. */
export const LOGGED_OUT = 'logged out';

const ROLES: readonly unknown[] = ['USER', 'ADMIN', 'SUPER_ADMIN'] satisfies SessionUser['role'][];

const HEADER_VALUE = /^[\x21-\x7E]+$/;

const KEY = 'loggedUser';

const stored = /* @__PURE__ */ storedValue(KEY, (found): SessionUser | null => {
  const { name, role, avatar, token, email, message } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || !HEADER_VALUE.test(token) || typeof name !== 'string' || !ROLES.includes(role))
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

/** How the last session that this tab has seen has ended; null: it has not. */
let lastEnd: 'loggedOut' | 'expired' | null = null;

/** Null: a guest. The same object until it changes. */
export function currentUser(): SessionUser | null {
  return stored.read();
}

/** False: certainly a guest. Smaller than `currentUser`, for the script that runs before the app's code. */
export function hasStoredUser(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) != null;
}

/** The server renders for guests, whoever asks. */
const nobody = () => null;

export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(stored.subscribe, stored.read, nobody);
}

/** Calls back on log-in and log-out in any tab. Returns the unsubscribe function. */
export const onSessionChange = stored.subscribe;

/** The next session makes it forget the end of the last one, also where another tab has begun it. */
function sessionEnd(): typeof lastEnd {
  if (stored.read()) lastEnd = null;
  return lastEnd;
}

export function useSessionEnd(): typeof lastEnd {
  return useSyncExternalStore(stored.subscribe, sessionEnd, nobody);
}

export function startSession(user: SessionUser): void {
  lastEnd = null;
  stored.write(user);
}

export function endSession(): void {
  lastEnd = 'loggedOut';
  stored.write(null);
}

/** Ignores the end of an older session. */
export function expireSession(token: string): void {
  if (stored.read()?.token !== token) return;
  lastEnd = 'expired';
  stored.write(null);
}
