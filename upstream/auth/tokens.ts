import { errors, jwtVerify, SignJWT } from 'jose';
import { isObjectId } from '../database/object-id.ts';
import type { ROLES } from '../database/tables/users.tables.ts';

/** Roles in the API's spelling. */
export type Role = (typeof ROLES)[number];

/** The content of a token. The role is that of the time of the login; access is never decided by it. */
interface TokenOwner {
  userId: string;
  role: Role;
}

/** The result of checking a token. */
type TokenCheck = { is: 'valid'; userId: string } | { is: 'expired' } | { is: 'invalid' };

/** Issues and checks tokens. */
export interface Tokens {
  sign(owner: TokenOwner): Promise<string>;
  check(token: string): Promise<TokenCheck>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'haat-upstream';

/** Tokens signed with a secret; with `lifetimeSeconds` 0 they have expired at once. */
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
