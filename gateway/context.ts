import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDefinitionNode } from 'graphql';
import { UNLIMITED, type AccountThrottle, type Attempts } from './account-throttle.ts';
import { csrfRefusal } from './auth.ts';
import { heedRefusals } from './authority.ts';
import { throughCatalogue, type Catalogue, type Freshness } from './catalogue.ts';
import { clientAddress, type TrustedProxies } from './client-address.ts';
import { createProductGroupLoader, type ProductGroupLoader } from './domains/products.loaders.ts';
import { ShopError } from './errors.ts';
import { IDEMPOTENCY_KEY } from './idempotency-key.ts';
import { beginLifetime, type Lifetime } from './lifetime.ts';
import { nameOf } from './log.ts';
import type { OperationCounter } from './rate-limits.ts';
import type { Rest, RestClient } from './rest.ts';
import type { Caller, Sessions, SessionUser } from './session.ts';
import type { Simulation } from './simulation.ts';
import type { OperationTrace, Tracing } from './tracing.ts';

/** What every resolver gets: made once per request, thrown away with it. */
export interface GatewayContext {
  /** Names the request in answers, in the log and towards the upstream. */
  requestId: string;
  caller: Caller;
  /** The upstream as the caller: with the caller's token. */
  rest: Rest;
  /** The upstream as anybody: for what is the same for everybody, so that equal calls of all callers are one, or none. */
  catalogue: Rest;
  /** How fresh what was read through `catalogue` is. */
  freshness: Freshness;
  session: {
    /** Logs the caller in; gives the CSRF token. */
    begin: (user: SessionUser) => Promise<string>;
    /** Logs the caller out, and makes copies of the session's cookie worthless. */
    end: () => Promise<void>;
    /** True if either has been done: the answer is for this browser alone. */
    touched: () => boolean;
  };
  /** What the caller tries on accounts, which is limited. */
  attempts: Attempts;
  /** Why the caller may not run an operation now; undefined: it may. */
  refusalOf: (operation: OperationDefinitionNode) => ShopError | undefined;
  /** Notes that the request holds no operation that could be run. */
  noteVain: () => void;
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
  simulation: Simulation | undefined;
}

/** The notice of an outcome in words that nobody has mapped (outcomes.ts). */
export const UNMAPPED = 'unmapped outcome';

export interface ContextOptions {
  client: RestClient;
  sessions: Sessions;
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
  throttle: AccountThrottle | undefined;
}

export async function createContext(
  options: ContextOptions,
  req: IncomingMessage,
  res: ServerResponse,
  simulation?: Simulation,
): Promise<GatewayContext> {
  const { catalogue: known, client, counter, sessions, maxUpstreamCalls, throttle, tracing } = options;
  const requestId = nameOf(req);
  const upstreamCalls: string[] = [];
  const notices: GatewayContext['notices'] = [];
  const caller = await sessions.identify(req);
  const address = clientAddress(req, options.proxies);
  const trace = tracing?.begin(req.headers);
  const key = req.headers[IDEMPOTENCY_KEY]?.toString();
  // Whoever brings a key means to come again: the answer is wanted in any case.
  const lifetime = beginLifetime(client.deadlineMs, key === undefined ? res : undefined);
  const hooks = {
    requestId,
    lifetime,
    trace,
    onCall(call: string) {
      if (upstreamCalls.length >= maxUpstreamCalls) throw tooCostly(maxUpstreamCalls);
      upstreamCalls.push(call);
    },
    onUnknown: (operation: string, status: number, said: string) =>
      void notices.push({ notice: UNMAPPED, operation, status, said }),
    onTouched: (marks: readonly string[]) => known?.touch(marks),
  };
  const end = (): void => sessions.end(res);
  const token = 'upstreamToken' in caller ? caller.upstreamToken : undefined;
  const freshness: Freshness = { oldest: known ? Infinity : Date.now(), stale: false };
  // What is read for the catalogue is kept for all, so it goes on without this client, too.
  const forAll = { ...hooks, lifetime: { ...lifetime, gone: undefined } };
  const catalogue = known
    ? throughCatalogue(known, client.bind(forAll), client.bind({ requestId }), freshness)
    : client.bind(hooks);
  return {
    requestId,
    caller,
    rest: heedRefusals(client.bind({ ...hooks, token }), end),
    catalogue,
    freshness,
    session: {
      async begin(user) {
        await sessions.revoke(req);
        return sessions.begin(res, user);
      },
      async end() {
        await sessions.revoke(req);
        end();
      },
      touched: () => res.hasHeader('set-cookie'),
    },
    // Few operations ask for it.
    get attempts() {
      return throttle?.(address) ?? UNLIMITED;
    },
    refusalOf: (operation) => csrfRefusal(caller, operation) ?? counter?.count({ req, caller, address }, operation),
    noteVain: () => counter?.countVain(address),
    productGroups: createProductGroupLoader(catalogue),
    lifetime,
    idempotency: key === undefined ? undefined : { key, caller: token ?? `guest at ${address}` },
    upstreamCalls,
    notices,
    trace,
    simulation,
  };
}

function tooCostly(most: number): ShopError {
  return new ShopError(
    'OPERATION_TOO_COSTLY',
    `This operation needs more than ${most} calls of the shop’s data service. Ask for less at a time.`,
  );
}
