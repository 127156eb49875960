import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { accountKey } from '../session/account-key.ts';
import { addressGroup } from './client-address.ts';
import { rateLimited } from '../errors/shop-error.ts';
import type { RateLimits } from './rate-limit.ts';
import type { Redis } from '../lib/redis.ts';

/** One address's attempts at accounts. Each function throws RATE_LIMITED if there were too many. */
export interface Attempts {
  /** To be called before a password is checked. Returns a function to call once the password was right. */
  password: (email: string) => Promise<() => Promise<void>>;
  registration: () => Promise<void>;
  /** To be called before a reset is requested, with the account's address, or carried out. */
  reset: (email?: string) => Promise<void>;
}

/** The attempts of an address. */
export type LoginThrottle = (address: string) => Attempts;

/** No limits. */
export const UNLIMITED: Attempts = {
  password: async () => async () => undefined,
  registration: async () => undefined,
  reset: async () => undefined,
};

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Wrong passwords per account and address without consequences. */
const FREE_TRIES = 5;
/** The longest wait of one address for its next try at one account, in seconds. */
const LONGEST_WAIT_S = 5 * MINUTE_S;
/** Tries per account in an hour, from all addresses, before each further one takes SLOWER_BY_MS longer, up to SLOWEST_MS. */
const FAST_TRIES = 20;
const SLOWER_BY_MS = 250;
const SLOWEST_MS = 5_000;
/** Reset mails per account per 15 minutes. */
const RESET_MAILS = 5;

export interface LoginThrottleOptions {
  limits: RateLimits;
  /** Counts for several gateways together; undefined, or out of reach: this one counts alone. */
  redis: Redis | undefined;
  /** Waits this many ms; tests replace it. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Limits attempts so that guessing is hopeless and no account can be locked out: only an address is ever refused, or an address
 * together with an account. For an account alone, tries become slower (docs/decisions/0016-rate-limits.md).
 */
export function createLoginThrottle({ limits, redis, pause = sleep }: LoginThrottleOptions): LoginThrottle {
  const limiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const own = { keyPrefix: `haat:rate:${name}`, points, duration };
    if (!redis) return new RateLimiterMemory(own);
    const insuranceLimiter = new RateLimiterMemory(own);
    return new RateLimiterRedis({ ...own, storeClient: redis, useRedisPackage: true, insuranceLimiter });
  };
  const logins = limiter('logins', limits.logins, 5 * MINUTE_S);
  const registrations = limiter('registrations', limits.registrations, HOUR_S);
  const resets = limiter('resets', limits.resets, 15 * MINUTE_S);
  const mails = limiter('mails', RESET_MAILS, 15 * MINUTE_S);
  const triesOfPair = limiter('tries', FREE_TRIES, HOUR_S);
  const turnOfPair = limiter('turn', 1, 1);
  const triesOfAccount = limiter('account', FAST_TRIES, HOUR_S);

  /** Waits longer with each try at an account, and never refuses. */
  async function slowDown(account: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfAccount.penalty(account);
    if (tries > FAST_TRIES) await pause(Math.min((tries - FAST_TRIES) * SLOWER_BY_MS, SLOWEST_MS));
  }

  /** After the free tries, allows one at a time; each doubles the wait for the next. */
  async function takeTurn(pair: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfPair.penalty(pair);
    if (tries <= FREE_TRIES) return;
    try {
      await take(turnOfPair, pair, Math.min(2 ** (tries - FREE_TRIES), LONGEST_WAIT_S));
    } catch (error) {
      // A refused try does not count as one.
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

/** Consumes one point; throws RATE_LIMITED if none is left. `seconds`: the duration, where it varies. */
async function take(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error.msBeforeNext) : error;
  }
}
