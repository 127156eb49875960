import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterRes, RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { accountKey } from '../session/account-marks.ts';
import { rateLimited, ShopError } from '../errors/shop-error.ts';
import { RESET_LINK_S } from '../session/lifetime.ts';
import type { Redis } from '../lib/redis.ts';
import { addressGroup } from './client-address.ts';
import type { RateLimits } from './rate-limit.ts';

/** Each function throws RATE_LIMITED after too many attempts. */
export interface Attempts {
  /** Call it before a password is checked, and its result if the password was right. */
  password: (email: string) => Promise<() => Promise<void>>;
  registration: () => Promise<void>;
  /** Before a reset is requested (with `email`) or carried out. Call its result if no mail was sent. */
  reset: (email?: string) => Promise<() => Promise<void>>;
  review: (account: () => Promise<string>) => Promise<void>; // before a review is written or changed, with the account's id
}

export type LoginThrottle = (address: string) => Attempts;

export const UNLIMITED: Attempts = {
  password: async () => async () => undefined,
  registration: async () => undefined,
  reset: async () => async () => undefined,
  review: async () => undefined,
};

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const FREE_TRIES = 5; // wrong passwords per account and address, without consequences
const LONGEST_WAIT_S = 5 * MINUTE_S; // of one address for its next try at one account
const FAST_TRIES = 20; // per account in an hour, from all addresses
const SLOWER_BY_MS = 250; // each further try takes this much longer
const SLOWEST_MS = 5_000;
const RESET_MAILS = 5; // per account in 15 minutes
const RESET_MAILS_OF_PAIR = 3; // of them to one address, so that others are left for the owner
const REVIEWS = 20; // per account in 10 minutes: each makes all gateways read a product anew

export interface LoginThrottleOptions {
  limits: RateLimits;
  resetLinkS?: number; // how long the API's links for a new password work
  makeLimiter?: MakeAttemptLimiter; // by default this gateway counts alone
  pause?: (ms: number) => Promise<unknown>;
}

/** Nobody can lock out an account: its tries only become slower (docs/decisions/0016-rate-limits.md). */
export function createLoginThrottle(options: LoginThrottleOptions): LoginThrottle {
  const { limits, makeLimiter = limiterInMemory, pause = sleep, resetLinkS = RESET_LINK_S } = options;
  const limiter = (name: string, points: number, duration: number): AttemptLimiter =>
    makeLimiter({ keyPrefix: `haat:rate:${name}`, points, duration });
  const logins = limiter('logins', limits.logins, 5 * MINUTE_S);
  const registrations = limiter('registrations', limits.registrations, HOUR_S);
  const resets = limiter('resets', limits.resets, 15 * MINUTE_S);
  const mails = limiter('mails', RESET_MAILS, 15 * MINUTE_S);
  const mailsOfPair = limiter('mails-of-pair', RESET_MAILS_OF_PAIR, 15 * MINUTE_S);
  const mailed = limiter('mailed', 1, resetLinkS);
  const reviews = limiter('reviews', REVIEWS, 10 * MINUTE_S);
  const triesOfPair = limiter('tries', FREE_TRIES, HOUR_S);
  const turnOfPair = limiter('turn', 1, 1);
  const triesOfAccount = limiter('account', FAST_TRIES, HOUR_S);

  async function slowDown(account: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfAccount.penalty(account);
    if (tries > FAST_TRIES) await pause(Math.min((tries - FAST_TRIES) * SLOWER_BY_MS, SLOWEST_MS));
  }

  /** After the free tries, one is allowed at a time. Each doubles the wait for the next. */
  async function takeTurn(pair: string): Promise<void> {
    const { consumedPoints: tries } = await triesOfPair.penalty(pair);
    if (tries <= FREE_TRIES) return;
    try {
      await take(turnOfPair, pair, Math.min(2 ** (tries - FREE_TRIES), LONGEST_WAIT_S));
    } catch (error) {
      await triesOfPair.reward(pair); // a refused try does not count
      throw error;
    }
  }

  /** Whatever strangers have asked for: an account is only refused a mail while the link of one that it has got still works. */
  async function takeMail(account: string, group: string): Promise<() => Promise<void>> {
    try {
      await take(mailsOfPair, `${account} ${group}`);
      await take(mails, account);
      await mailed.penalty(account);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await take(mailed, account);
    }
    return async () => void (await mailed.delete(account));
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
        return email === undefined ? async () => undefined : takeMail(accountKey(email), group);
      },
      review: async (account) => take(reviews, await account()),
    };
  };
}

async function take(limiter: AttemptLimiter, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (error) {
    throw error instanceof RateLimiterRes ? rateLimited(error.msBeforeNext) : error;
  }
}

/** Counts per key, with a limit. `consume` rejects with a RateLimiterRes beyond it. */
type AttemptLimiter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'delete'>;

/** `duration`: seconds until a key's count starts anew. */
export type MakeAttemptLimiter = (of: { keyPrefix: string; points: number; duration: number }) => AttemptLimiter;

/** This gateway counts alone. */
export const limiterInMemory: MakeAttemptLimiter = (of) => new RateLimiterMemory(of);

/** Several gateways count together. While Redis is away each of them counts alone. */
export function limiterInRedis(redis: Redis): MakeAttemptLimiter {
  return (of) => {
    const shared = new RateLimiterRedis({ ...of, storeClient: redis.client, useRedisPackage: true });
    const own = limiterInMemory(of);
    const count = <Value>(call: (limiter: AttemptLimiter) => Promise<Value>): Promise<Value> =>
      redis
        .run(() => call(shared))
        .catch((error: unknown) => {
          if (error instanceof RateLimiterRes) throw error;
          return call(own);
        });
    return {
      consume: (...attempt) => count((limiter) => limiter.consume(...attempt)),
      penalty: (...attempt) => count((limiter) => limiter.penalty(...attempt)),
      reward: (...attempt) => count((limiter) => limiter.reward(...attempt)),
      delete: (...attempt) => count((limiter) => limiter.delete(...attempt)),
    };
  };
}
