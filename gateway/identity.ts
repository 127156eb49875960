import type { Logger } from 'pino';
import { createLoginThrottle, type LoginThrottle } from './limits/login-throttle.ts';
import { createCallerCheck, type CallerCheck } from './domains/auth/auth.caller-check.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import type { Protection } from './config/protection.ts';
import { createOperationCounter, type OperationCounter } from './limits/rate-limit.ts';
import type { Redis } from './lib/redis.ts';
import { createRevocations } from './session/revocations.ts';
import { createSessions, type Sessions } from './session/sessions.ts';

/** Who calls, and how much one caller may do. */
export interface Identity {
  sessions: Sessions;
  callerCheck: CallerCheck;
  proxies: TrustedProxies;
  /** Undefined: there are no rate limits. */
  counter: OperationCounter | undefined;
  throttle: LoginThrottle | undefined;
  /** Number of revocations that the other gateways do not know yet. */
  readonly unpublished: () => number;
  /** Resolves once the revocations of the other gateways are known here, or Redis is out of reach. */
  readonly ready: Promise<void>;
  close: () => void;
}

export interface IdentityOptions {
  protection: Protection;
  /** Secrets that session cookies are encrypted with, newest first. */
  secrets: readonly string[];
  https: boolean;
  /** Shared by several gateways; undefined: this one works alone. */
  redis: Redis | undefined;
  /** Folder where ended sessions are kept; undefined: they are kept in memory only. */
  dataDir: string | undefined;
  log: Logger;
}

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { protection, secrets, https, redis } = options;
  const { idle, proxies, rates, resetLinkS } = protection;
  const revocations = await createRevocations({ ...options, resetLinkS });
  return {
    sessions: createSessions({ secrets, https, idle, revocations }),
    callerCheck: createCallerCheck(),
    proxies,
    counter: rates && createOperationCounter(rates),
    throttle: rates && createLoginThrottle({ limits: rates, redis }),
    unpublished: () => revocations.unpublished,
    ready: revocations.ready,
    close: () => revocations.close(),
  };
}
