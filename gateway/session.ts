import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { decodeJwt, decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Role } from './generated/resolvers.ts';
import type { Revocations } from './revocations.ts';

/** What the cookie holds, sealed. The upstream token is in it and nowhere else outside the gateway. */
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
  /** Tells who calls, from the cookie and the header `token`. Never throws. */
  identify: (req: IncomingMessage) => Promise<Caller>;
  /** True for a request that brings neither cookie nor token: `identify` would call it a guest. */
  isGuest: (req: IncomingMessage) => boolean;
  /** Sets the session's cookie; gives the CSRF token that belongs to it. */
  begin: (res: ServerResponse, user: SessionUser) => Promise<string>;
  /** Takes the cookie back. */
  end: (res: ServerResponse) => void;
  /** Makes the session that a request brings worthless, its cookie wherever else it may be included. */
  revoke: (req: IncomingMessage) => Promise<void>;
}

/** A CSRF token says so in its name, so that one whose session is over is never taken for an upstream token. */
const CSRF_PREFIX = 'csrf-';
/** What may be sent on as a header: anything else was never a token. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;
/** Sessions that are kept open, so that decrypting the cookie is paid for once and not with each request. */
const KEPT_OPEN = 10_000;
/** Lifetime, in seconds, where the upstream token does not tell its own: a day. */
const DEFAULT_LIFETIME_S = 24 * 60 * 60;

/** What is in the cookie. `exp` is when it ends, in seconds since 1970. */
interface OpenSession extends SessionUser {
  csrf: string;
  exp: number;
}

export interface SessionOptions {
  /** What cookies are sealed with, newest first. */
  secrets: readonly string[];
  https: boolean;
  revocations: Pick<Revocations, 'has' | 'add'>;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

/**
 * Sealed cookies in place of a session store: any replica with the same secrets can open them. The newest secret seals,
 * all of them open, so secrets can be rotated without logging anybody out.
 */
export function createSessions({ secrets, https, revocations }: SessionOptions): Sessions {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new Error('A session needs at least one secret.');
  // `__Host-` makes browsers refuse the cookie if any other host, or http, tries to set it.
  const name = https ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;

  const setCookie = (res: ServerResponse, value: string, expires: Date): void =>
    void res.appendHeader('set-cookie', stringifySetCookie({ ...attributes, name, value, expires }));
  const opened = new LRUCache<string, OpenSession & { id: string }>({ max: KEPT_OPEN });

  /** The session of a sealed cookie, if it is still good. */
  async function openOnce(sealed: string) {
    let session = opened.get(sealed);
    if (!session) {
      const found = await open(sealed, keys);
      if (!found) return undefined;
      session = { ...found, id: hash('sha256', found.csrf, 'base64url') };
      opened.set(sealed, session);
    }
    return session.exp * 1000 > Date.now() && !revocations.has(session.id) ? session : undefined;
  }

  const cookieOf = ({ headers }: IncomingMessage): string | undefined => parseCookie(headers.cookie ?? '')[name];

  return {
    isGuest: ({ headers }) => headers['token'] === undefined && !headers.cookie?.includes(name),
    async identify(req) {
      const presented = [req.headers['token']].flat()[0];
      const sealed = cookieOf(req);
      if (sealed === undefined) return withoutCookie(presented);
      const session = await openOnce(sealed);
      if (!session) return { kind: 'expired' };
      if (!presented || !equal(presented, session.csrf)) return { kind: 'rejected' };
      return { kind: 'user', upstreamToken: session.upstreamToken, role: session.role };
    },
    async begin(res, user) {
      const csrf = CSRF_PREFIX + randomBytes(32).toString('base64url');
      const expires = expiryOf(user.upstreamToken);
      const sealed = await new EncryptJWT({ ...user, csrf })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: newest.id })
        .setExpirationTime(expires)
        .encrypt(newest.bytes);
      setCookie(res, sealed, expires);
      return csrf;
    },
    end: (res) => setCookie(res, '', new Date(1)),
    async revoke(req) {
      const session = await openOnce(cookieOf(req) ?? '');
      if (session) await revocations.add(session.id, session.exp);
    },
  };
}

function withoutCookie(presented: string | undefined): Caller {
  if (!presented || !SENDABLE.test(presented)) return { kind: 'guest' };
  return presented.startsWith(CSRF_PREFIX) ? { kind: 'expired' } : { kind: 'bearer', upstreamToken: presented };
}

function keyOf(secret: string): Key {
  const bytes = createHash('sha256').update(`haat session ${secret}`).digest();
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}

/** Opens a sealed cookie; undefined if it is too old, or sealed by nobody we know. */
async function open(sealed: string, keys: readonly Key[]): Promise<OpenSession | undefined> {
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const key = keys.find(({ id }) => id === kid);
    if (!key) return undefined;
    const { payload } = await jwtDecrypt<OpenSession>(sealed, key.bytes);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** When the upstream token ends, by its own word: the session ends with it. */
function expiryOf(upstreamToken: string): Date {
  const fallback = new Date(Date.now() + DEFAULT_LIFETIME_S * 1000);
  try {
    const { exp } = decodeJwt(upstreamToken);
    return exp ? new Date(exp * 1000) : fallback;
  } catch (error) {
    if (error instanceof errors.JOSEError) return fallback;
    throw error;
  }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
