import type { Logger } from 'pino';
import { createLoginThrottle, type LoginThrottle } from './limits/login-throttle.ts';
import { createCallerCheck, type CallerCheck } from './domains/auth/auth.caller-check.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import type { Protection } from './config/protection.ts';
import { createOperationCounter, type OperationCounter } from './limits/rate-limit.ts';
import type { Redis } from './lib/redis.ts';
import { createRevocations } from './session/revocations.ts';
import { createSessions, type Sessions } from './session/sessions.ts';

export interface Identity {
  sessions: Sessions;
  callerCheck: CallerCheck;
  proxies: TrustedProxies;
  counter: OperationCounter | undefined; // undefined: there are no rate limits
  throttle: LoginThrottle | undefined;
  readonly unpublished: () => number; // revocations that the other gateways do not know yet
  readonly ready: Promise<void>; // resolves once the others' revocations are known here, or Redis is out of reach
  close: () => void;
}

export interface IdentityOptions {
  protection: Protection;
  secrets: readonly string[]; // they encrypt session cookies; newest first
  https: boolean;
  redis: Redis | undefined; // undefined: this gateway works alone
  dataDir: string | undefined; // for ended sessions; undefined: they are kept in memory only
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
