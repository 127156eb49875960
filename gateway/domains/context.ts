import type { OperationDefinitionNode } from 'graphql';
import type { LoginThrottle, Attempts } from '../limits/login-throttle.ts';
import type { CallerCheck } from './auth/auth.caller-check.ts';
import type { Catalogue, Freshness } from '../cache/catalogue.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import type { AllOrders } from './orders/orders.all.ts';
import type { Order } from './orders/orders.rest.ts';
import type { ProductGroupLoader } from './products/products.loaders.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import type { Deadline } from '../lib/deadline.ts';
import type { OperationCounter } from '../limits/rate-limit.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import type { Caller, Sessions, SessionUser } from '../session/sessions.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OperationTrace, Tracing } from '../lib/tracing.ts';

/** What every resolver gets, one per request. */
export interface GatewayContext {
  /** Names the request in answers, in the log and to the API. */
  requestId: string;
  caller: Caller;
  /** The role that the API gives to the caller, at most half a minute old; throws the API's refusal. */
  confirmedRole: () => Promise<Role | null>;
  /** The API with the caller's token. */
  rest: Rest;
  /** The API without a token: for log-ins, and for public reads, which all callers share and which may come from the cache. */
  guestRest: Rest;
  /** All users' orders, latest first, at most a few seconds old. */
  allOrders: () => Promise<readonly Order[]>;
  freshness: Freshness;
  session: {
    /** The start of a log-in, for `begin`: to be taken before the API checks the password. */
    start: (email: string) => number;
    /** Logs the caller in with the account of an address; returns the CSRF token. */
    begin: (user: SessionUser, account: { email: string; began: number }) => Promise<string>;
    /** Logs the caller out, and copies of the session's cookie too. False, also below: not all gateways know yet. */
    end: () => Promise<boolean>;
    /** Logs all other sessions of an address's account out; not `sure`: at once only if the account is the caller's. */
    endOthers: (email: string, sure: boolean) => Promise<boolean>;
    /** Called before a reset mail is requested; the function that it returns notes the request, for an account that may exist. */
    expectReset: (email: string) => () => Promise<boolean>;
    /** Logs out the sessions of accounts that may have a new password by mail; not `sure`: when they log in again. */
    endReset: (sure: boolean) => Promise<boolean>;
    /** True if the caller was logged in or out, so that the answer is for this browser alone. */
    touched: () => boolean;
  };
  attempts: Attempts;
  /** Why the caller may not run an operation now; undefined: it may. */
  refusalOf: (operation: OperationDefinitionNode) => ShopError | undefined;
  productGroups: ProductGroupLoader;
  deadline: Deadline;
  /** The client's key for its mutation, and the owner of the key; undefined: there is none. */
  idempotency: { key: string; caller: string } | undefined;
  /** Calls of the API that this request caused, `VERB /path` each, for the log. */
  upstreamCalls: string[];
  note: (notice: Notice) => void;
  readonly notices: readonly Notice[];
  trace: OperationTrace | undefined;
  /** Faults that this request asks for; in development only. */
  faults: InjectedFaults | undefined;
}

/** What the log reports of an operation that is not an error to its caller. */
export type Notice =
  | { notice: 'unmapped outcome'; operation: string; status: number; said: string }
  | { notice: 'cart not emptied'; err: unknown }
  | { notice: 'other gateways don’t know yet of sessions that were ended' };

export interface ContextOptions {
  client: RestClient;
  sessions: Sessions;
  callerCheck: CallerCheck;
  allOrders: AllOrders;
  /** Undefined: the catalogue is read again for each operation. */
  catalogue: Catalogue | undefined;
  maxUpstreamCalls: number;
  tracing: Tracing | undefined;
  proxies: TrustedProxies;
  counter: OperationCounter | undefined;
  throttle: LoginThrottle | undefined;
}
