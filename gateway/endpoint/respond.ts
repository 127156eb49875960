// The endpoint /graphql. Requests come by `fast-path.ts` or by `router.ts` and Apollo Server, meet here, and leave by `response.ts`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContextOptions, GatewayContext } from '../domains/context.ts';
import type { ShopError } from '../errors/shop-error.ts';
import { resultOf, runOperation, type OperationLog, type OperationResult } from '../graphql/run-operation.ts';
import { createContext } from '../graphql/request-context.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import { refusalOfVariables, type DocumentLimits } from '../operations/document-limits.ts';
import type { CompiledOperation } from '../operations/compiled-operations.ts';
import { runOnce } from './idempotency.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { ResponseBytes, type OperationResponse } from './response.ts';
import type { ResponseCache } from './response-cache.ts';

export interface HttpExchange {
  req: IncomingMessage;
  res: ServerResponse;
  context?: GatewayContext; // made at first use
}

export interface OperationRequest {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  /** In the cache that guests share; undefined: private. */
  cacheKey: string | undefined;
  refusal?: ShopError | undefined;
}

/** Waits until the load limits allow the work. */
type Schedule = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Sends the response, or keeps it for Apollo Server's caller. */
type Deliver = (response: OperationResponse) => Promise<void> | void;

export type Respond = (
  exchange: HttpExchange,
  request: OperationRequest,
  schedule: Schedule,
  deliver: Deliver,
) => Promise<void>;

export interface RespondOptions extends ContextOptions {
  log: OperationLog;
  responseCache: ResponseCache | undefined; // undefined: no cache
  idempotency: IdempotencyStore;
  documents: Pick<DocumentLimits, 'values'>;
  freshMs: number; // ms
}

export function createRespond(options: RespondOptions): Respond {
  const { catalogue, documents, freshMs, idempotency, log, responseCache } = options;
  const running = new SingleFlight<Flight<OperationResponse>>();

  const contextOf = async (exchange: HttpExchange): Promise<GatewayContext> =>
    (exchange.context ??= await createContext(options, exchange.req, exchange.res));

  async function run(
    exchange: HttpExchange,
    { operation, variables, refusal }: OperationRequest,
  ): Promise<OperationResult> {
    const context = await contextOf(exchange);
    const { definition } = operation;
    const refused = context.refusalOf(definition) ?? refusal ?? refusalOfVariables(variables, documents);
    if (refused) {
      const ended = { name: definition.name?.value, definition, started: performance.now(), errors: [refused] };
      return resultOf(ended, context, log);
    }
    const work = (): Promise<OperationResult> => runOperation(operation, variables, context, log);
    return context.idempotency ? runOnce(idempotency, { operation, variables, context, log }, work) : work();
  }

  async function runForGuests(
    exchange: HttpExchange,
    request: OperationRequest,
    key: string,
  ): Promise<OperationResponse> {
    const version = catalogue?.version ?? 0;
    const context = await contextOf(exchange);
    // Security: the refusal of one guest, such as too many requests, is not for those who share the run.
    if (context.refusalOf(request.operation.definition)) return undefined;
    const result = await run(exchange, request);
    const { freshness } = context;
    if (result.body.errors) return result;
    // What was read of the catalogue stays fresh as long as in its own cache.
    const catalogueMs = freshness.oldest === Infinity ? Infinity : freshMs;
    const ms = Math.min(request.operation.maxAge(request.variables) * 1000, catalogueMs);
    const response = {
      bytes: new ResponseBytes(JSON.stringify(result.body)),
      freshUntil: Math.min(freshness.oldest, Date.now()) + ms,
      stale: freshness.stale,
    };
    responseCache?.keep(key, response, version);
    return response;
  }

  /** Equal operations of guests share one run while the catalogue is unchanged. */
  function share(exchange: HttpExchange, request: OperationRequest, key: string, schedule: Schedule) {
    const version = catalogue?.version ?? 0;
    const start = (): Promise<OperationResponse> => schedule(() => runForGuests(exchange, request, key));
    return (running.find(key, version) ?? running.add(key, { value: start(), version })).value;
  }

  return async (exchange, request, schedule, deliver) => {
    const { cacheKey } = request;
    const shared = responseCache && cacheKey && (await share(exchange, request, cacheKey, schedule));
    if (shared) return deliver(shared);
    // What has waited is old to the garbage collector. So the data is neither kept on the exchange nor returned through promises
    // that were made before the wait (docs/decisions/0017-overload.md).
    return schedule(async () => deliver(exchange.res.destroyed ? undefined : await run({ ...exchange }, request)));
  };
}
