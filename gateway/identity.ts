import type { Logger } from 'pino';
import { createLoginThrottle, type LoginThrottle } from './limits/login-throttle.ts';
import { createCallerCheck, type CallerCheck } from './domains/auth/auth.caller-check.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import type { Protection } from './config/config.ts';
import { createOperationCounter, type OperationCounter } from './limits/rate-limit.ts';
import { createRevocations } from './session/revocations.ts';
import { createSessions, type Sessions } from './session/sessions.ts';
import type { Shared } from './shared.ts';

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
  shared: Shared;
  log: Logger;
}

export function createIdentity({ protection, secrets, https, shared, log }: IdentityOptions): Identity {
  const { endedSessions, makeLimiter, redis, shareCounts } = shared;
  const { idle, proxies, rates, resetLinkS } = protection;
  const revocations = createRevocations({ redis, file: endedSessions, resetLinkS, log });
  return {
    sessions: createSessions({ secrets, https, idle, revocations }),
    callerCheck: createCallerCheck(),
    proxies,
    counter: rates && createOperationCounter(rates, shareCounts),
    throttle: rates && createLoginThrottle({ limits: rates, resetLinkS, makeLimiter }),
    unpublished: () => revocations.unpublished,
    ready: revocations.ready,
    close: () => revocations.close(),
  };
}
