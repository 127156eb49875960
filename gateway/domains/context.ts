// The shop, by noun: a folder has what a noun's fields are (`*.resolvers.ts`) and which calls of the API they are (`*.rest.ts`).
// This file says what every resolver is given.
import type { OperationDefinitionNode } from 'graphql';
import type { LoginThrottle, Attempts } from '../limits/login-throttle.ts';
import type { CallerCheck } from './auth/auth.caller-check.ts';
import type { Catalogue, Freshness } from '../cache/catalogue.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import type { StaffLists } from './staff-lists.ts';
import type { CustomerLoader } from './orders/orders.customers.ts';
import type { Order } from './orders/orders.rest.ts';
import type { Snapshot } from './products/products.catalogue.ts';
import type { ProductGroupLoader } from './products/products.recommended.ts';
import type { ProductIndex } from './products/products.search.ts';
import type { User } from './users/users.rest.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { OutcomeOperation } from '../rest/outcomes.ts';
import type { Deadline } from '../lib/deadline.ts';
import type { OperationCounter } from '../limits/rate-limit.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import type { Caller, Sessions, SessionUser } from '../session/sessions.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OperationTrace, Tracing } from '../lib/tracing.ts';

/** What every resolver gets, one per request. */
export interface GatewayContext {
  requestId: string;
  caller: Caller;
  confirmedCaller: () => Promise<User>; // by the API, since accounts last changed and at most half a minute ago; throws its refusal
  rest: Rest; // with the caller's token
  guestRest: Rest; // without a token: for log-ins, and for public reads, which all callers and the cache share
  lineRest: Rest; // with the caller's token, for the products of one order: as `pageRest`, and never from memory
  pageRest: Rest; // for the products of one page, each of which may be a call: they are not counted as the operation's
  allOrders: () => Promise<readonly Order[]>; // latest first, at most a few seconds old
  customers: CustomerLoader; // for a super admin
  wholeCatalogue: () => Promise<Snapshot>; // public; all staff share it, at most a few seconds old
  freshness: Freshness;
  session: {
    start: (email: string) => number; // for `begin`: take it before the API checks the password
    begin: (user: SessionUser, account: { email: string; began: number }) => Promise<string>; // returns the CSRF token
    end: () => Promise<boolean>; // copies of the cookie too; false, also below: not all gateways know yet
    endOthers: (email: string, sure: boolean) => Promise<boolean>; // not `sure`: at once only for the caller's account
    /** Call it before a reset mail is requested. The function that it returns notes the request. */
    expectReset: (email: string) => () => Promise<boolean>;
    endReset: (sure: boolean) => Promise<boolean>; // after a reset by mail; not `sure`: when they log in again
    touched: () => boolean; // logged in or out, so the answer is for this browser alone
  };
  attempts: Attempts;
  refusalOf: (operation: OperationDefinitionNode) => ShopError | undefined; // undefined: it may run
  /** Waits while another request does work of this name, in any gateway that shares idempotency keys. */
  oneAtATime: <Value>(what: 'roles', deadline: Deadline, work: () => Promise<Value>) => Promise<Value>;
  productGroups: ProductGroupLoader;
  search: ProductIndex | undefined; // undefined: the API answers all searches
  deadline: Deadline;
  idempotency: { key: string; caller: string } | undefined; // the client's key for its mutation, and its owner
  upstreamCalls: string[]; // `VERB /path` each, for the log
  note: (notice: Notice) => void;
  logStaffChange: (change: StaffChange) => void;
  readonly notices: readonly Notice[];
  trace: OperationTrace | undefined;
  faults: InjectedFaults | undefined; // that this request asks for, in development only
}

/** For the log: it is not an error to the caller. */
export type Notice =
  | { notice: 'unmapped outcome'; operation: string; status: number; said: string }
  | { notice: 'cart not emptied'; err: unknown }
  | { notice: 'not known what was there before a change'; err: unknown }
  | { notice: 'other gateways don’t know yet of sessions that were ended' };

export interface ContextOptions extends StaffLists {
  client: RestClient;
  sessions: Sessions;
  callerCheck: CallerCheck;
  oneAtATime: GatewayContext['oneAtATime'];
  onChange: (tags: readonly string[]) => void; // what was read with these cache tags is outdated
  catalogue: Catalogue | undefined; // undefined: each operation reads the catalogue again
  search: ProductIndex | undefined; // undefined: the API answers all searches
  onStaffChange: (change: StaffChange & { requestId: string }) => void;
  maxUpstreamCalls: number;
  tracing: Tracing | undefined;
  proxies: TrustedProxies;
  counter: OperationCounter | undefined;
  throttle: LoginThrottle | undefined;
}

export type FieldValues = Record<string, unknown>;

export interface StaffChange {
  staff: { id: string; role: string | null };
  operation: OutcomeOperation | 'upload';
  /** Of what is changed. */
  ids: Record<string, string>;
  /** UNKNOWN: the API did not say whether it was made. */
  code: string;
  before?: FieldValues | undefined; // the changed fields; absent: there was nothing, or it is not known
  after?: FieldValues | undefined; // absent: there is nothing any more
}
