import type { Logger } from 'pino';
import { createAccountThrottle, type AccountThrottle } from './limits/login-throttle.ts';
import { createCallerCheck, type CallerCheck } from './domains/auth/auth.caller-check.ts';
import type { TrustedProxies } from './limits/client-address.ts';
import type { Protection } from './config/protection.ts';
import { createOperationCounter, type OperationCounter } from './limits/rate-limit.ts';
import type { Redis } from './lib/redis.ts';
import { createRevocations } from './session/revocations.ts';
import { createSessions, type Sessions } from './session/sessions.ts';

/** Who calls, and how much they may do. */
export interface Admission {
  sessions: Sessions;
  /** Asks the API who a caller is. */
  callerCheck: CallerCheck;
  proxies: TrustedProxies;
  /** Undefined: operations are not counted. */
  counter: OperationCounter | undefined;
  /** Undefined: attempts at accounts are not limited. */
  throttle: AccountThrottle | undefined;
  /** Entries of ended sessions that the other gateways have not been told of. */
  readonly untold: () => number;
  /** Resolves once what other gateways know of ended sessions is known here, or can't be had for now. */
  readonly ready: Promise<void>;
  close: () => void;
}

export interface AdmissionOptions {
  protection: Protection;
  /** What session cookies are sealed with, newest first. */
  secrets: readonly string[];
  https: boolean;
  /** What several gateways share; undefined: this one keeps to itself. */
  redis: Redis | undefined;
  /** Folder in which ended sessions are remembered; undefined: they are forgotten with the process. */
  dataDir: string | undefined;
  log: Logger;
}

export async function createAdmission(options: AdmissionOptions): Promise<Admission> {
  const { protection, secrets, https, redis } = options;
  const { idle, proxies, rates, resetLinkS } = protection;
  const revocations = await createRevocations({ ...options, resetLinkS });
  return {
    sessions: createSessions({ secrets, https, idle, revocations }),
    callerCheck: createCallerCheck(),
    proxies,
    counter: rates && createOperationCounter(rates),
    throttle: rates && createAccountThrottle({ limits: rates, redis }),
    untold: () => revocations.untold,
    ready: revocations.ready,
    close: () => revocations.close(),
  };
}
