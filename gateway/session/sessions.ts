// Who calls. A session is a sealed cookie; `revocations.ts` knows which have ended. It promises that no script in a browser reads the
// API's token, and that an ended session stays ended.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Role } from '../generated/schema.ts';
import { accountKey, type SessionIdentity } from './account-marks.ts';
import type { Revocations } from './revocations.ts';
import { idleTimeOf, lastEndOf, type IdleLimits } from './lifetime.ts';
import { createSeal } from './seal.ts';
import { limitedMap } from '../lib/limited-map.ts';

/** Outside the gateway, the upstream token is only in the encrypted cookie. */
export interface SessionUser {
  upstreamToken: string;
  role: Role;
  name: string;
}

/**
 * `guest`: neither cookie nor token. `user`: a session and its CSRF token. `rejected`: a session without its CSRF token.
 * `expired`: an ended session. `bearer`: an upstream token (scripts, mobile clients).
 */
export type Caller =
  | { kind: 'guest' | 'rejected' | 'expired' }
  | { kind: 'user'; upstreamToken: string; role: Role }
  | { kind: 'bearer'; upstreamToken: string };

export type Sessions = ReturnType<typeof createSessions>;

const CSRF_PREFIX = 'csrf-'; // so that the token of an ended session is never used as an upstream token
const HEADER_SAFE = /^[\x21-\x7e]{1,4096}$/; // the API issues no other tokens
const MAX_DECRYPTED = 10_000; // sessions in memory, so that a cookie is decrypted only once
const RENEWAL_SHARE = 0.1; // after this share of the idle time, the cookie of a session in use is renewed

interface SealedSession extends SessionUser, Omit<SessionIdentity, 'id'> {
  csrf: string;
  ends: number; // the end even if it is in use, in seconds since 1970
}

type OpenSession = SealedSession & SessionIdentity & { exp: number }; // `exp`: when it ends if idle, s since 1970

export interface SessionOptions {
  secrets: readonly string[]; // newest first
  https: boolean;
  idle: IdleLimits;
  revocations: Omit<Revocations, 'close' | 'ready' | 'unpublished'>;
}

/** There is no session store: every gateway with the same secrets can open the encrypted cookies. */
export function createSessions({ secrets, https, idle, revocations }: SessionOptions) {
  const { seal, open } = createSeal<SealedSession>(secrets, 'haat session 2');
  const name = https ? '__Host-session' : 'session'; // browsers take `__Host-` from this host over https only
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const opened = limitedMap<string, OpenSession>(MAX_DECRYPTED);

  const setCookie = (res: ServerResponse, value: string, expires: Date): void =>
    void res.setHeader('set-cookie', stringifySetCookie({ ...attributes, name, value, expires }));
  const cookieOf = ({ headers }: IncomingMessage): string | undefined => parseCookie(headers.cookie ?? '')[name];

  /** Undefined: it has expired. It may have been revoked. */
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
    /** Neither cookie nor token. */
    isGuest: ({ headers }: IncomingMessage): boolean =>
      headers['token'] === undefined && !headers.cookie?.includes(name),
    /** Renews the cookie of a session in use. Never throws. */
    async identify(req: IncomingMessage, res: ServerResponse): Promise<Caller> {
      const presented = [req.headers['token']].flat()[0];
      const sealed = cookieOf(req);
      if (sealed === undefined) return withoutCookie(presented);
      const session = await openOnce(sealed);
      if (!session || revocations.has(session)) return { kind: 'expired' };
      if (!presented || !equal(presented, session.csrf)) return { kind: 'rejected' };
      if (needsRenewal(session)) await sendCookie(res, session);
      return { kind: 'user', upstreamToken: session.upstreamToken, role: session.role };
    },
    /** For a new session; call it before the API checks the password. */
    start: (email: string): number => revocations.start(accountKey(email)),
    /** Sets the cookie and returns the CSRF token. `began` is from `start`. */
    async begin(
      res: ServerResponse,
      user: SessionUser,
      { email, began }: { email: string; began: number },
    ): Promise<string> {
      const csrf = CSRF_PREFIX + randomBytes(32).toString('base64url');
      const account = accountKey(email);
      await sendCookie(res, { ...user, csrf, account, began, ends: lastEndOf(user.upstreamToken) });
      await revocations.noteLogin(account);
      return csrf;
    },
    end: (res: ServerResponse): void => setCookie(res, '', new Date(1)),
    async revoke(req: IncomingMessage): Promise<boolean> {
      const session = await openOnce(cookieOf(req) ?? '');
      return !session || revocations.end(session.id, session.ends); // even if ended: others may not know
    },
    /**
     * The password was changed; not `sure`: the API did not confirm it. Then a stranger may have sent the request:
     * unless it has a session of this account, the sessions end only with the next log-in.
     */
    async revokeOthers(req: IncomingMessage, email: string, sure: boolean): Promise<boolean> {
      const session = await openOnce(cookieOf(req) ?? '');
      const account = accountKey(email);
      const isOwn = session?.account === account && !revocations.has(session);
      return sure || isOwn ? revocations.endOthers(account, session?.id ?? '') : revocations.noteDoubt(account);
    },
    /** Call it before a reset mail is requested, and its result if the account may exist. */
    expectReset: (email: string): (() => Promise<boolean>) => revocations.noteAsked(accountKey(email)),
    /** For all accounts that may have a new password; not `sure`: with their next log-in. */
    revokeReset: revocations.endReset,
  };
}

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
