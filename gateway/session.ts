import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { decodeJwt, decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Role } from './generated/resolvers.ts';

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
  identify: (req: Request) => Promise<Caller>;
  /** Sets the session's cookie; gives the CSRF token that belongs to it. */
  begin: (res: Response, user: SessionUser) => Promise<string>;
  /** Takes the cookie back. */
  end: (res: Response) => void;
}

/** A CSRF token says so in its name, so that one whose session is over is never taken for an upstream token. */
const CSRF_PREFIX = 'csrf-';
/** What may be sent on as a header: anything else was never a token. */
const SENDABLE = /^[\x21-\x7e]{1,4096}$/;
/** Lifetime, in seconds, where the upstream token does not tell its own: a day. */
const DEFAULT_LIFETIME_S = 24 * 60 * 60;

interface Key {
  id: string;
  bytes: Uint8Array;
}

/**
 * Sealed cookies in place of a session store: any replica with the same secrets can open them. The newest secret seals,
 * all of them open, so secrets can be rotated without logging anybody out.
 */
export function createSessions({ secrets, https }: { secrets: readonly string[]; https: boolean }): Sessions {
  const keys = secrets.map(keyOf);
  const [newest] = keys;
  if (!newest) throw new Error('A session needs at least one secret.');
  // `__Host-` makes browsers refuse the cookie if any other host, or http, tries to set it.
  const name = https ? '__Host-session' : 'session';
  const options = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;

  return {
    async identify(req) {
      const presented = req.get('token');
      const sealed = parseCookie(req.headers.cookie ?? '')[name];
      if (sealed === undefined) return withoutCookie(presented);
      const session = await open(sealed, keys);
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
      res.cookie(name, sealed, { ...options, expires });
      return csrf;
    },
    end: (res) => void res.clearCookie(name, options),
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
async function open(sealed: string, keys: readonly Key[]): Promise<(SessionUser & { csrf: string }) | undefined> {
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const key = keys.find(({ id }) => id === kid);
    if (!key) return undefined;
    const { payload } = await jwtDecrypt<SessionUser & { csrf: string }>(sealed, key.bytes);
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
