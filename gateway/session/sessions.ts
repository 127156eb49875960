import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import { accountKey } from './account-key.ts';
import type { Role } from '../generated/schema.ts';
import type { SessionIdentity } from './account-marks.ts';
import type { Revocations } from './revocations.ts';
import { idleTimeOf, lastEndOf, type IdleLimits } from './lifetime.ts';
import { createSeal } from './seal.ts';

/** The user of a session. Outside the gateway, the upstream token is only in the encrypted cookie. */
export interface SessionUser {
  upstreamToken: string;
  role: Role;
  name: string;
}

/**
 * Who sends a request: `guest` with neither cookie nor token; `user` with a session and its CSRF token; `rejected` with a session but
 * without its CSRF token; `expired` with a session that has ended; `bearer` with an upstream token (scripts, mobile clients).
 */
export type Caller =
  | { kind: 'guest' | 'rejected' | 'expired' }
  | { kind: 'user'; upstreamToken: string; role: Role }
  | { kind: 'bearer'; upstreamToken: string };

export interface Sessions {
  /** Identifies the caller by the cookie and the header `token`, and renews the cookie of a session in use. Never throws. */
  identify: (req: IncomingMessage, res: ServerResponse) => Promise<Caller>;
  /** True for a request with neither cookie nor token. */
  isGuest: (req: IncomingMessage) => boolean;
  /** The start time for a new session of the account of an e-mail address. To be called before the API checks the password. */
  start: (email: string) => number;
  /** Begins a session: sets its cookie and returns its CSRF token. `began` is from `start`. */
  begin: (res: ServerResponse, user: SessionUser, account: { email: string; began: number }) => Promise<string>;
  /** Removes the cookie. */
  end: (res: ServerResponse) => void;
  /** Revokes the session of a request, so that copies of its cookie are worthless. Returns what Revocations returns. */
  revoke: (req: IncomingMessage) => Promise<boolean>;
  /**
   * Revokes all sessions of an account except the request's, because the password was changed. `sure` is false if the API did not
   * confirm the change: then they end at once only if the request has a session of this account, otherwise with its next log-in,
   * since a stranger may have sent the request.
   */
  revokeOthers: (req: IncomingMessage, email: string, sure: boolean) => Promise<boolean>;
  /** To be called before a reset mail is requested. Returns a function that records the request, for an account that may exist. */
  expectReset: (email: string) => () => Promise<boolean>;
  /** Revokes all sessions of the accounts that may have got a new password; if not `sure`, with their next log-in. */
  revokeReset: (sure: boolean) => Promise<boolean>;
}

/** CSRF tokens have a prefix, so that the token of an ended session is never used as an upstream token. */
const CSRF_PREFIX = 'csrf-';
/** Header-safe text. The API issues no other tokens. */
const HEADER_SAFE = /^[\x21-\x7e]{1,4096}$/;
/** Decrypted sessions in memory, so that a cookie is decrypted once and not with each request. */
const MAX_DECRYPTED = 10_000;
/** The share of the idle time after which the cookie of a session in use is renewed. */
const RENEWAL_SHARE = 0.1;

/** The content of the cookie. `ends`: when the session ends even if it is in use, in seconds since 1970. */
interface SealedSession extends SessionUser, Omit<SessionIdentity, 'id'> {
  csrf: string;
  ends: number;
}

/** `exp`: when the session ends unless it is in use, in seconds since 1970. */
type OpenSession = SealedSession & SessionIdentity & { exp: number };

export interface SessionOptions {
  /** Secrets that cookies are encrypted with, newest first. */
  secrets: readonly string[];
  https: boolean;
  idle: IdleLimits;
  revocations: Omit<Revocations, 'close' | 'ready' | 'unpublished'>;
}

/** Encrypted cookies instead of a session store: every gateway with the same secrets can open them. */
export function createSessions({ secrets, https, idle, revocations }: SessionOptions): Sessions {
  const { seal, open } = createSeal<SealedSession>(secrets, 'haat session 2');
  // With `__Host-`, browsers accept the cookie from this host over https only.
  const name = https ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const opened = new LRUCache<string, OpenSession>({ max: MAX_DECRYPTED });

  const setCookie = (res: ServerResponse, value: string, expires: Date): void =>
    void res.setHeader('set-cookie', stringifySetCookie({ ...attributes, name, value, expires }));
  const cookieOf = ({ headers }: IncomingMessage): string | undefined => parseCookie(headers.cookie ?? '')[name];

  /** The session of an encrypted cookie, unless it has expired. It may have been revoked. */
  async function openOnce(sealed: string): Promise<OpenSession | undefined> {
    let session = opened.get(sealed);
    if (!session) {
      const found = await open(sealed);
      if (!found) return undefined;
      session = { ...found, id: idOf(found.csrf) };
      opened.set(sealed, session);
    }
    return session.exp * 1000 > Date.now() ? session : undefined;
  }

  async function sendCookie(res: ServerResponse, session: SealedSession): Promise<void> {
    const exp = Math.min(Math.floor(Date.now() / 1000) + idleTimeOf(session.role, idle), session.ends);
    setCookie(res, await seal(contentOf(session), exp), new Date(exp * 1000));
  }

  function needsRenewal({ exp, ends, role }: OpenSession): boolean {
    const idleS = idleTimeOf(role, idle);
    return exp < ends && exp - Date.now() / 1000 < idleS * (1 - RENEWAL_SHARE);
  }

  return {
    isGuest: ({ headers }) => headers['token'] === undefined && !headers.cookie?.includes(name),
    async identify(req, res) {
      const presented = [req.headers['token']].flat()[0];
      const sealed = cookieOf(req);
      if (sealed === undefined) return withoutCookie(presented);
      const session = await openOnce(sealed);
      if (!session || revocations.has(session)) return { kind: 'expired' };
      if (!presented || !equal(presented, session.csrf)) return { kind: 'rejected' };
      if (needsRenewal(session)) await sendCookie(res, session);
      return { kind: 'user', upstreamToken: session.upstreamToken, role: session.role };
    },
    start: (email) => revocations.start(accountKey(email)),
    async begin(res, user, { email, began }) {
      const csrf = CSRF_PREFIX + randomBytes(32).toString('base64url');
      const account = accountKey(email);
      await sendCookie(res, { ...user, csrf, account, began, ends: lastEndOf(user.upstreamToken) });
      await revocations.noteLogin(account);
      return csrf;
    },
    end: (res) => setCookie(res, '', new Date(1)),
    async revoke(req) {
      const session = await openOnce(cookieOf(req) ?? '');
      // Also if it has ended already: the other gateways may not know yet.
      return !session || revocations.end(session.id, session.ends);
    },
    async revokeOthers(req, email, sure) {
      const session = await openOnce(cookieOf(req) ?? '');
      const account = accountKey(email);
      const isOwn = session?.account === account && !revocations.has(session);
      return sure || isOwn ? revocations.endOthers(account, session?.id ?? '') : revocations.noteDoubt(account);
    },
    expectReset: (email) => revocations.noteAsked(accountKey(email)),
    revokeReset: revocations.endReset,
  };
}

/** The part of a session that its cookie holds. */
function contentOf({ upstreamToken, role, name, csrf, account, began, ends }: SealedSession): SealedSession {
  return { upstreamToken, role, name, csrf, account, began, ends };
}

const idOf = (csrf: string): string => hash('sha256', csrf, 'base64url');

function withoutCookie(presented: string | undefined): Caller {
  if (!presented || !HEADER_SAFE.test(presented)) return { kind: 'guest' };
  return presented.startsWith(CSRF_PREFIX) ? { kind: 'expired' } : { kind: 'bearer', upstreamToken: presented };
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
