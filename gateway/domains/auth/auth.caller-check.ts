import { hash } from 'node:crypto';
import { EVERYTHING } from '../../cache/catalogue.ts';
import { refusal, ShopError } from '../../errors/shop-error.ts';
import type { Rest } from '../../rest/client.ts';
import { limitedMap } from '../../lib/limited-map.ts';
import type { Role } from '../../generated/schema.ts';
import { mayDo } from '../../session/roles.ts';
import { USERS } from '../invalidation.ts';
import type { User } from '../users/users.rest.ts';
import { findMe } from './auth.rest.ts';

export type CallerCheck = ReturnType<typeof createCallerCheck>;

const KEPT_MS = 30_000; // a role that was taken away without a gateway may last that long
const MAX_TOKENS = 10_000; // kept by their hash

const REFUSED = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN'] as const;
type Refused = (typeof REFUSED)[number];

interface Verdict {
  user: User | undefined; // undefined: refused
  refused: Refused | undefined;
  at: number; // ms since 1970
}

/** Keeps refusals too, so that a repeated invalid token costs no further call. A fault of the API is not a verdict. */
export function createCallerCheck() {
  const verdicts = limitedMap<string, Verdict>(MAX_TOKENS);
  let version = 0;

  async function ask(rest: Rest): Promise<Verdict> {
    const at = Date.now();
    try {
      return { user: await findMe(rest), refused: undefined, at };
    } catch (error) {
      const code = error instanceof ShopError ? error.extensions['code'] : undefined;
      const refused = REFUSED.find((known) => known === code);
      if (!refused) throw error;
      return { user: undefined, refused, at };
    }
  }

  return {
    /** Throws the API's refusal. */
    async confirm(rest: Rest): Promise<User> {
      const key = hash('sha256', rest.token ?? '', 'base64url');
      let verdict = verdicts.get(key);
      if (!verdict || Math.abs(Date.now() - verdict.at) > KEPT_MS) {
        const asked = version;
        verdict = await ask(rest);
        if (asked === version) verdicts.set(key, verdict);
      }
      if (!verdict.user) throw refusal(verdict.refused ?? 'UNAUTHENTICATED');
      return verdict.user;
    },
    /** After a change of an account, through this gateway or another one, all callers are asked about again. */
    invalidate(tags: readonly string[]): void {
      if (!tags.includes(USERS) && !tags.includes(EVERYTHING)) return;
      version += 1;
      verdicts.clear();
    },
  };
}

/** For an `@auth` field whose calls are all public, so that none of them checks the caller. Gives the caller. */
export async function confirmRole(context: { confirmedCaller: () => Promise<User> }, requires: Role): Promise<User> {
  const caller = await context.confirmedCaller();
  if (requires !== 'USER' && !mayDo(caller.role, requires)) throw refusal('FORBIDDEN');
  return caller;
}
