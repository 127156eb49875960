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

/** Whose session it is. The upstream token is in the sealed cookie and nowhere else outside the gateway. */
export interface SessionUser {
  upstreamToken: string;
  role: Role;
  name: string;
}

/**
 * How a request presents itself:
 * `guest` with nothing; `user` with a session and its CSRF token; `rejected` with a session but without that token;
 * `expired` with what is left of a session; `bearer` with an upstream token of its own (scripts, mobile clients).
 */
export type Caller =
  | { kind: 'guest' | 'rejected' | 'expired' }
  | { kind: 'user'; upstreamToken: string; role: Role }
  | { kind: 'bearer'; upstreamToken: string };

export interface Sessions {
  /** Tells who calls, from the cookie and the header `token`. A session that is used gets a cookie that lasts longer. Never throws. */
  identify: (req: IncomingMessage, res: ServerResponse) => Promise<Caller>;
  /** True for a request that brings neither cookie nor token: `identify` would call it a guest. */
  isGuest: (req: IncomingMessage) => boolean;
  /** When a session of an address's account begins that is asked for now: to be taken before the API looks at the password. */
  start: (email: string) => number;
  /** Begins a session for the account of an address: sets its cookie, gives the CSRF token that belongs to it. */
  begin: (res: ServerResponse, user: SessionUser, account: { email: string; began: number }) => Promise<string>;
  /** Takes the cookie back. */
  end: (res: ServerResponse) => void;
  /** Makes the session that a request brings worthless, its cookie wherever else it may be included. As Revocations has it. */
  revoke: (req: IncomingMessage) => Promise<boolean>;
  /**
   * Makes all sessions of an account worthless, but for the one that a request brings, since its password was changed. Not `sure`: at
   * once if the request brings a session of this account, else with the next log-in, for a stranger may have named it.
   */
  revokeOthers: (req: IncomingMessage, email: string, sure: boolean) => Promise<boolean>;
  /** To be called before a new password is asked for by mail; what it gives notes that, for an account that there may be. */
  expectReset: (email: string) => () => Promise<boolean>;
  /** Makes all sessions of the accounts worthless that may have got a new password; not `sure`: their next log-ins do. */
  revokeReset: (sure: boolean) => Promise<boolean>;
}

/** A CSRF token says so in its name, so that one whose session is over is never taken for an upstream token. */
const CSRF_PREFIX = 'csrf-';
/** What may be sent on as a header: anything else was never a token. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;
/** Sessions that are kept open, so that decrypting the cookie is paid for once and not with each request. */
const KEPT_OPEN = 10_000;
/** The share of the idle time after which a session that is used gets its next cookie. */
const RENEWED_AFTER = 0.1;

/** What is in the cookie. `ends`: when it ends however much it is used, in seconds since 1970. */
interface SealedSession extends SessionUser, Omit<SessionIdentity, 'id'> {
  csrf: string;
  ends: number;
}

/** `exp`: when it ends unless it is used, in seconds since 1970. */
type OpenSession = SealedSession & SessionIdentity & { exp: number };

export interface SessionOptions {
  /** What cookies are sealed with, newest first. */
  secrets: readonly string[];
  https: boolean;
  idle: IdleLimits;
  revocations: Omit<Revocations, 'close' | 'ready' | 'untold'>;
}

/** Sealed cookies in place of a session store: any replica with the same secrets can open them. */
export function createSessions({ secrets, https, idle, revocations }: SessionOptions): Sessions {
  const { seal, open } = createSeal<SealedSession>(secrets, 'haat session 2');
  // `__Host-` makes browsers refuse the cookie if any other host, or http, tries to set it.
  const name = https ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const opened = new LRUCache<string, OpenSession>({ max: KEPT_OPEN });

  const setCookie = (res: ServerResponse, value: string, expires: Date): void =>
    void res.setHeader('set-cookie', stringifySetCookie({ ...attributes, name, value, expires }));
  const cookieOf = ({ headers }: IncomingMessage): string | undefined => parseCookie(headers.cookie ?? '')[name];

  /** The session of a sealed cookie, unless its time is over; it may have been ended before that. */
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

  function isToBeRenewed({ exp, ends, role }: OpenSession): boolean {
    const idleS = idleTimeOf(role, idle);
    return exp < ends && exp - Date.now() / 1000 < idleS * (1 - RENEWED_AFTER);
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
      if (isToBeRenewed(session)) await sendCookie(res, session);
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
      // Also one that was ended before: the others may not know yet.
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

/** What of a session goes into its cookie, and nothing else that came with it. */
function contentOf({ upstreamToken, role, name, csrf, account, began, ends }: SealedSession): SealedSession {
  return { upstreamToken, role, name, csrf, account, began, ends };
}

const idOf = (csrf: string): string => hash('sha256', csrf, 'base64url');

function withoutCookie(presented: string | undefined): Caller {
  if (!presented || !SENDABLE.test(presented)) return { kind: 'guest' };
  return presented.startsWith(CSRF_PREFIX) ? { kind: 'expired' } : { kind: 'bearer', upstreamToken: presented };
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
