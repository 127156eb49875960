import { errors, jwtVerify, SignJWT } from 'jose';
import { isObjectId } from '../database/object-id.ts';
import type { ROLES } from '../database/tables/users.tables.ts';

export type Role = (typeof ROLES)[number];

/** Security: the role is the role at the time of the log-in, so it must not decide about access. */
interface TokenOwner {
  userId: string;
  role: Role;
}

type TokenCheck = { is: 'valid'; userId: string } | { is: 'expired' } | { is: 'invalid' };

export interface Tokens {
  sign(owner: TokenOwner): Promise<string>;
  check(token: string): Promise<TokenCheck>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'haat-upstream';

/** With `lifetimeSeconds` 0 a token has expired at once. */
export function createTokens(secret: Uint8Array, lifetimeSeconds: number): Tokens {
  return {
    sign({ userId, role }) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ role })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(secret);
    },
    async check(token) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER });
        return isObjectId(payload.sub) ? { is: 'valid', userId: payload.sub } : { is: 'invalid' };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { is: 'expired' };
        if (error instanceof errors.JOSEError) return { is: 'invalid' };
        throw error;
      }
    },
  };
}
