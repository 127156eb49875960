import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { accountKey } from '../session/account-key.ts';
import { addressGroup } from './client-address.ts';
import { rateLimited } from '../errors/shop-error.ts';
import type { RateLimits } from './rate-limit.ts';
import type { Redis } from '../lib/redis.ts';

/** What one caller tries on accounts. Each throws RATE_LIMITED where it was too much. */
export interface Attempts {
  /** Before a password is tried. What it gives is to be called once the password was right. */
  password: (email: string) => Promise<() => Promise<void>>;
  registration: () => Promise<void>;
  /** Before a reset is asked for, for an account, or carried out. */
  reset: (email?: string) => Promise<void>;
}

/** Gives the attempts of whoever comes from an address. */
export type AccountThrottle = (address: string) => Attempts;

/** Where nothing is limited. */
export const UNLIMITED: Attempts = {
  password: async () => async () => undefined,
  registration: async () => undefined,
  reset: async () => undefined,
};

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Wrong passwords for one account from one address that have no consequence. */
const FREE_TRIES = 5;
/** The longest that one address waits for its next try at one account, in seconds. */
const LONGEST_WAIT_S = 5 * MINUTE_S;
/** Tries at one account in an hour, from anywhere, before all of them become slow; and how slow at most, in ms. */
const BRISK_TRIES = 20;
const SLOWER_BY_MS = 250;
const SLOWEST_MS = 5_000;
/** Reset mails to one account in a quarter of an hour: whoever is kept from another has these. */
const MAILS = 5;

export interface AccountThrottleOptions {
  limits: RateLimits;
  /** Where several gateways count together; undefined, or out of reach: this one counts alone. */
  redis: Redis | undefined;
  /** Waits for some ms. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Limits attempts so that guessing is hopeless and nobody can be locked out: what is refused is always an address, at most
 * together with an account. For an account alone, tries only become slower (docs/decisions/0016-rate-limits.md).
 */
export function createAccountThrottle({ limits, redis, pause = sleep }: AccountThrottleOptions): AccountThrottle {
  const limiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const own = { keyPrefix: `haat:rate:${name}`, points, duration };
    if (!redis) return new RateLimiterMemory(own);
    const insuranceLimiter = new RateLimiterMemory(own);
    return new RateLimiterRedis({ ...own, storeClient: redis, useRedisPackage: true, insuranceLimiter });
  };
  const logins = limiter('logins', limits.logins, 5 * MINUTE_S);
  const registrations = limiter('registrations', limits.registrations, HOUR_S);
  const resets = limiter('resets', limits.resets, 15 * MINUTE_S);
  const mails = limiter('mails', MAILS, 15 * MINUTE_S);
  const triesOfPair = limiter('tries', FREE_TRIES, HOUR_S);
  const turnOfPair = limiter('turn', 1, 1);
  const triesOfAccount = limiter('account', BRISK_TRIES, HOUR_S);

  /** Waits longer with each try at an account; a right password is as welcome as ever. */
  async function slowDown(account: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfAccount.penalty(account);
    if (tries > BRISK_TRIES) await pause(Math.min((tries - BRISK_TRIES) * SLOWER_BY_MS, SLOWEST_MS));
  }

  /** After the free tries, one at a time, and each makes the next wait twice as long. */
  async function takeTurn(pair: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfPair.penalty(pair);
    if (tries <= FREE_TRIES) return;
    try {
      await take(turnOfPair, pair, Math.min(2 ** (tries - FREE_TRIES), LONGEST_WAIT_S));
    } catch (error) {
      // What was refused was no try.
      await triesOfPair.reward(pair);
      throw error;
    }
  }

  return (address) => {
    const group = addressGroup(address);
    return {
      async password(email) {
        const account = accountKey(email);
        const pair = `${account} ${group}`;
        await take(logins, group);
        await takeTurn(pair);
        await slowDown(account);
        return async () => void (await Promise.all([triesOfPair.delete(pair), turnOfPair.delete(pair)]));
      },
      registration: () => take(registrations, group),
      async reset(email) {
        await take(resets, group);
        if (email !== undefined) await take(mails, accountKey(email));
      },
    };
  };
}

/** Takes one of what a limiter has; throws RATE_LIMITED if nothing is left. `seconds`: until there is more, where it varies. */
async function take(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error.msBeforeNext) : error;
  }
}
