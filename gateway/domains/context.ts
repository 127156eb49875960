import type { OperationDefinitionNode } from 'graphql';
import type { LoginThrottle, Attempts } from '../limits/login-throttle.ts';
import type { CallerCheck } from './auth/auth.caller-check.ts';
import type { Catalogue, Freshness } from '../cache/catalogue.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import type { ProductGroupLoader } from './products/products.loaders.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import type { Lifetime } from '../lib/deadline.ts';
import type { OperationCounter } from '../limits/rate-limit.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import type { Caller, Sessions, SessionUser } from '../session/sessions.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OperationTrace, Tracing } from '../lib/tracing.ts';

/** What every resolver gets: made once per request, thrown away with it. */
export interface GatewayContext {
  /** Names the request in answers, in the log and towards the upstream. */
  requestId: string;
  caller: Caller;
  /** The role that the API gives to the caller, kept for a short time; throws what it refuses the caller with. */
  confirmedRole: () => Promise<Role | null>;
  /** The upstream as the caller: with the caller's token. */
  rest: Rest;
  /** The upstream as anybody: for what is the same for everybody, so that equal calls of all callers are one, or none. */
  catalogue: Rest;
  /** How fresh what was read through `catalogue` is. */
  freshness: Freshness;
  session: {
    /** When a log-in of now begins, for `begin`: to be taken before the API looks at the password. */
    start: (email: string) => number;
    /** Logs the caller in, with the account of an address; gives the CSRF token. */
    begin: (user: SessionUser, account: { email: string; began: number }) => Promise<string>;
    /** Logs the caller out, and makes copies of the session's cookie worthless. False: not all gateways know yet; so below. */
    end: () => Promise<boolean>;
    /** Logs all others out who are logged in with the account of an address; not `sure`: at once only if it is the caller's. */
    endOthers: (email: string, sure: boolean) => Promise<boolean>;
    /** To be called before a new password is asked for by mail; what it gives notes that, for an account that there may be. */
    expectReset: (email: string) => () => Promise<boolean>;
    /** Logs out whoever is logged in with an account that may have got a new password by mail; not `sure`: as they log in. */
    endReset: (sure: boolean) => Promise<boolean>;
    /** True if the caller was logged in or out: the answer is for this browser alone. */
    touched: () => boolean;
  };
  /** What the caller tries on accounts, which is limited. */
  attempts: Attempts;
  /** Why the caller may not run an operation now; undefined: it may. */
  refusalOf: (operation: OperationDefinitionNode) => ShopError | undefined;
  productGroups: ProductGroupLoader;
  /** How long the operation goes on. */
  lifetime: Lifetime;
  /** The key by which the client knows its mutation again, and whose key it is; undefined: it has none. */
  idempotency: { key: string; caller: string } | undefined;
  /** Upstream calls that this request caused, `VERB /path` each, for the log and the tests. */
  upstreamCalls: string[];
  /** What the log should know of that is not an error to the caller. */
  notices: Record<string, unknown>[];
  /** What traces the operation; undefined: nobody does. */
  trace: OperationTrace | undefined;
  /** How fields are to misbehave for this request; heeded in development only. */
  simulation: InjectedFaults | undefined;
}

/** The notice of an outcome in words that nobody has mapped (outcomes.ts). */
export const UNMAPPED = 'unmapped outcome';

export interface ContextOptions {
  client: RestClient;
  sessions: Sessions;
  callerCheck: CallerCheck;
  /** What is known of the catalogue; undefined: it is read anew for each operation. */
  catalogue: Catalogue | undefined;
  /** Upstream calls that one operation may make. */
  maxUpstreamCalls: number;
  /** Undefined: operations are not traced. */
  tracing: Tracing | undefined;
  proxies: TrustedProxies;
  /** Undefined: operations are not counted. */
  counter: OperationCounter | undefined;
  /** Undefined: attempts at accounts are not limited. */
  throttle: LoginThrottle | undefined;
}
