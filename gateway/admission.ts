import type { Logger } from 'pino';
import { createAccountThrottle, type AccountThrottle } from './account-throttle.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Protection } from './protection.ts';
import { createOperationCounter, type OperationCounter } from './rate-limits.ts';
import type { Redis } from './redis.ts';
import { createRevocations } from './revocations.ts';
import { createSessions, type Sessions } from './session.ts';

/** Who calls, and how much they may do. */
export interface Admission {
  sessions: Sessions;
  proxies: TrustedProxies;
  /** Undefined: operations are not counted. */
  counter: OperationCounter | undefined;
  /** Undefined: attempts at accounts are not limited. */
  throttle: AccountThrottle | undefined;
  close: () => void;
}

export interface AdmissionOptions {
  protection: Protection;
  /** What session cookies are sealed with, newest first. */
  secrets: readonly string[];
  https: boolean;
  /** What several gateways share; undefined: this one keeps to itself. */
  redis: Redis | undefined;
  log: Logger;
}

export function createAdmission({ protection, secrets, https, redis, log }: AdmissionOptions): Admission {
  const { idle, proxies, rates } = protection;
  const revocations = createRevocations({ redis, log });
  return {
    sessions: createSessions({ secrets, https, idle, revocations }),
    proxies,
    counter: rates && createOperationCounter(rates),
    throttle: rates && createAccountThrottle({ limits: rates, redis }),
    close: () => revocations.close(),
  };
}
