import { errors, jwtVerify, SignJWT } from 'jose';
import { isObjectId } from '../database/object-id.ts';
import type { ROLES } from '../database/tables/users.tables.ts';

/** What an account may do; the API's own spelling. */
export type Role = (typeof ROLES)[number];

/** Whose token it is. The role is what it was at the login: it is shown, never relied upon. */
interface TokenOwner {
  userId: string;
  role: Role;
}

/** What a token turned out to be. */
type TokenCheck = { is: 'valid'; userId: string } | { is: 'expired' } | { is: 'invalid' };

/** Gives out and checks the tokens that callers sign in with. */
export interface Tokens {
  sign(owner: TokenOwner): Promise<string>;
  check(token: string): Promise<TokenCheck>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'haat-upstream';

/** Tokens signed with a secret; `lifetimeSeconds` 0 makes tokens that have expired when they arrive. */
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
