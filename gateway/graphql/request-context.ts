import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationDefinitionNode } from 'graphql';
import { UNLIMITED, type Attempts } from '../limits/login-throttle.ts';
import { csrfRefusal } from './auth-directive.ts';
import { throwOnAuthRefusal } from '../rest/read-outcome.ts';
import { noteAge, type Freshness } from '../cache/catalogue.ts';
import { addressGroup, clientAddress } from '../limits/client-address.ts';
import type { ContextOptions, GatewayContext, Notice, StaffChange } from '../domains/context.ts';
import { createCustomerLoader, type CustomerLoader } from '../domains/orders/orders.customers.ts';
import { createProductGroupLoader, type ProductGroupLoader } from '../domains/products/products.recommended.ts';
import { ShopError } from '../errors/shop-error.ts';
import { startDeadline, type Deadline } from '../lib/deadline.ts';
import { nameOf } from '../lib/log.ts';
import type { CallContext, RestAnswer } from '../rest/call.ts';
import type { Rest } from '../rest/client.ts';
import type { Caller } from '../session/sessions.ts';
import type { InjectedFaults } from '../operations/fault-injection.ts';
import type { OperationTrace } from '../lib/tracing.ts';

export const IDEMPOTENCY_KEY = 'idempotency-key'; // draft-ietf-httpapi-idempotency-key-header

export async function createContext(
  options: ContextOptions,
  req: IncomingMessage,
  res: ServerResponse,
  faults?: InjectedFaults,
): Promise<GatewayContext> {
  const caller = await options.sessions.identify(req, res);
  return new RequestContext(options, { req, res, caller, faults, touched: false });
}

interface Request {
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  faults: InjectedFaults | undefined;
  touched: boolean; // logged in or out
}

/** Parts are made at first use. */
class RequestContext implements GatewayContext {
  readonly requestId: string;
  readonly caller: Caller;
  readonly freshness: Freshness;
  readonly deadline: Deadline;
  readonly idempotency: GatewayContext['idempotency'];
  readonly upstreamCalls: string[] = [];
  private readonly counted = { calls: 0 }; // of the upstream calls, those that have a limit
  readonly notices: Notice[] = [];
  readonly trace: OperationTrace | undefined;
  readonly oneAtATime: GatewayContext['oneAtATime'];
  readonly search: GatewayContext['search'];
  readonly faults: InjectedFaults | undefined;
  private readonly options: ContextOptions;
  private readonly request: Request;
  private readonly address: string;
  private readonly token: string | undefined;
  private ownRest: Rest | undefined;
  private ownGuestRest: Rest | undefined;
  private ownPageRest: Rest | undefined;
  private ownCustomers: CustomerLoader | undefined;
  private ownGroups: ProductGroupLoader | undefined;

  constructor(options: ContextOptions, request: Request) {
    const { req, res, caller, faults } = request;
    const { catalogue, client, oneAtATime, proxies, search, tracing } = options;
    this.options = options;
    this.oneAtATime = oneAtATime;
    this.search = search;
    this.request = request;
    this.address = clientAddress(req, proxies);
    this.token = 'upstreamToken' in caller ? caller.upstreamToken : undefined;
    this.requestId = nameOf(req);
    this.caller = caller;
    this.freshness = { oldest: catalogue ? Infinity : Date.now(), stale: false };
    const key = req.headers[IDEMPOTENCY_KEY]?.toString();
    // A caller with a key will come again, so the work goes on if the connection ends.
    this.deadline = startDeadline(client.deadlineMs, key === undefined ? res : undefined);
    this.idempotency =
      key === undefined ? undefined : { key, caller: this.token ?? `guest at ${addressGroup(this.address)}` };
    // Security: only a trusted proxy's header may name a trace.
    const fromProxy = proxies(req.socket.remoteAddress ?? '', 0);
    this.trace = tracing?.begin(fromProxy ? req.headers : {});
    this.faults = faults;
  }

  get rest(): Rest {
    return (this.ownRest ??= this.bindOwnRest(this.callContext()));
  }

  confirmedCaller(): ReturnType<GatewayContext['confirmedCaller']> {
    return this.options.callerCheck.confirm(this.rest);
  }

  get guestRest(): Rest {
    return (this.ownGuestRest ??= this.bindGuestRest(this.callContext()));
  }

  get pageRest(): Rest {
    return (this.ownPageRest ??= this.bindGuestRest(this.uncounted()));
  }

  get lineRest(): Rest {
    return this.bindOwnRest(this.uncounted());
  }

  /** Calls that the operation's limit does not count: another limit holds how many there are. */
  private uncounted(): CallContext {
    return { ...this.callContext(), onCall: (call) => void this.upstreamCalls.push(call) };
  }

  allOrders(): ReturnType<GatewayContext['allOrders']> {
    return this.options.allOrders.read(this.rest);
  }

  async wholeCatalogue(): ReturnType<GatewayContext['wholeCatalogue']> {
    const snapshot = await this.options.wholeCatalogue.read();
    const { oldest, stale } = snapshot.freshness;
    noteAge(this.freshness, oldest, stale);
    return snapshot;
  }

  note(notice: Notice): void {
    this.notices.push(notice);
  }

  logStaffChange(change: StaffChange): void {
    this.options.onStaffChange({ requestId: this.requestId, ...change });
  }

  get customers(): CustomerLoader {
    return (this.ownCustomers ??= createCustomerLoader(() => this.options.accounts.read(this.rest)));
  }

  get productGroups(): ProductGroupLoader {
    return (this.ownGroups ??= createProductGroupLoader(this.guestRest));
  }

  get session(): GatewayContext['session'] {
    const { req, res } = this.request;
    const { sessions } = this.options;
    return {
      start: (email) => sessions.start(email),
      begin: async (user, account) => {
        this.request.touched = true;
        await this.noteUntold(sessions.revoke(req));
        return sessions.begin(res, user, account);
      },
      end: async () => {
        this.endSession();
        return this.noteUntold(sessions.revoke(req));
      },
      endOthers: (email, sure) => this.noteUntold(sessions.revokeOthers(req, email, sure)),
      expectReset: (email) => {
        const note = sessions.expectReset(email);
        return () => this.noteUntold(note());
      },
      endReset: (sure) => this.noteUntold(sessions.revokeReset(sure)),
      touched: () => this.request.touched,
    };
  }

  get attempts(): Attempts {
    return this.options.throttle?.(this.address) ?? UNLIMITED;
  }

  refusalOf(operation: OperationDefinitionNode): ShopError | undefined {
    const counted = { req: this.request.req, caller: this.caller, address: this.address };
    return csrfRefusal(this.caller, operation) ?? this.options.counter?.count(counted, operation);
  }

  private async noteUntold(ending: Promise<boolean>): Promise<boolean> {
    const told = await ending;
    if (!told) this.note({ notice: 'other gateways don’t know yet of sessions that were ended' });
    return told;
  }

  private endSession(): void {
    this.request.touched = true;
    this.options.sessions.end(this.request.res);
  }

  private bindOwnRest(context: CallContext): Rest {
    const onAnswer = (answer: RestAnswer): void => throwOnAuthRefusal(answer, () => this.endSession());
    return this.options.client.bind({ ...context, token: this.token, onAnswer });
  }

  private bindGuestRest(context: CallContext): Rest {
    const { catalogue, client } = this.options;
    if (!catalogue) return client.bind(context);
    const rest = client.bind({ ...context, keepsReading: true });
    return catalogue.cached(rest, client.bind({ requestId: this.requestId }), this.freshness);
  }

  private callContext(): CallContext {
    const { counted, requestId, deadline, trace, upstreamCalls } = this;
    const { maxUpstreamCalls, onChange } = this.options;
    return {
      requestId,
      deadline,
      trace,
      onCall(call) {
        if (counted.calls >= maxUpstreamCalls) throw tooCostly(maxUpstreamCalls);
        counted.calls += 1;
        upstreamCalls.push(call);
      },
      onUnmappedOutcome: (operation, status, said) =>
        this.note({ notice: 'unmapped outcome', operation, status, said }),
      onInvalidate: onChange,
    };
  }
}

function tooCostly(most: number): ShopError {
  return new ShopError(
    'OPERATION_TOO_COSTLY',
    `This operation needs more than ${most} calls of the shop’s data service. Ask for less at a time.`,
  );
}
