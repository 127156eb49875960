import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { findMe } from './auth.rest.ts';
import { refusal, ShopError } from '../../errors/shop-error.ts';
import type { Role } from '../../generated/schema.ts';
import type { Rest } from '../../rest/client.ts';

/** The role that the API gives to the caller of a `rest`; throws what it refuses the caller with. */
export type CallerCheck = (rest: Rest) => Promise<Role | null>;

/** How long what the API says of a token is believed, in ms: as long a role that was taken away may last. */
const BELIEVED_MS = 30_000;
/** Tokens that are remembered, by their hash. */
const REMEMBERED = 10_000;

const REFUSED = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN'] as const;
type Refused = (typeof REFUSED)[number];

interface Verdict {
  role: Role | null;
  refused: Refused | undefined;
  /** When the API gave it, in ms since 1970. */
  at: number;
}

/**
 * Asks the API who the caller is, and remembers that for a short time, also that it knows nobody with the token: made-up tokens
 * don't become a call each. Equal questions in flight are one (rest/client.ts). A fault of the API is no verdict.
 */
export function createCallerCheck(): CallerCheck {
  const verdicts = new LRUCache<string, Verdict>({ max: REMEMBERED });

  async function ask(rest: Rest): Promise<Verdict> {
    const at = Date.now();
    try {
      return { role: (await findMe(rest)).role, refused: undefined, at };
    } catch (error) {
      const code = error instanceof ShopError ? error.extensions['code'] : undefined;
      const refused = REFUSED.find((known) => known === code);
      if (!refused) throw error;
      return { role: null, refused, at };
    }
  }

  return async (rest) => {
    const key = hash('sha256', rest.token ?? '', 'base64url');
    let verdict = verdicts.get(key);
    if (!verdict || Math.abs(Date.now() - verdict.at) > BELIEVED_MS) {
      verdict = await ask(rest);
      verdicts.set(key, verdict);
    }
    if (verdict.refused) throw refusal(verdict.refused);
    return verdict.role;
  };
}
