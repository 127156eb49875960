import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContextOptions, GatewayContext } from '../domains/context.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { OperationLog } from '../graphql/operation-log.ts';
import { createContext } from '../graphql/request-context.ts';
import { resultOf, runOperation, type OperationResult } from '../graphql/run-operation.ts';
import { createInFlight } from '../lib/single-flight.ts';
import { refusalOfVariables, type DocumentLimits } from '../operations/document-limits.ts';
import type { KnownOperation } from '../operations/known-operations.ts';
import { runOnce } from './idempotency.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { AnswerBytes } from './answer-bytes.ts';
import type { GuestAnswer, GuestAnswers } from './response-cache.ts';

/** A request to /graphql that is being answered. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** What its resolvers get; made when it is first needed. */
  context?: GatewayContext;
}

/** An operation with the variables to run it with. */
export interface Asked {
  operation: KnownOperation;
  variables: Record<string, unknown>;
  /** Names the answer if guests may share it; undefined: it is for its caller alone. */
  key: string | undefined;
  /** Why the operation may not be run. */
  refusal?: ShopError | undefined;
}

/** What is sent. Undefined: the client has gone. */
export type Answer = GuestAnswer | OperationResult | undefined;

/** Runs work once the load limits let it begin. */
export type Enter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Answers an operation, whether it was known or had to be parsed. */
export type AnswerOperation = (exchange: Exchange, asked: Asked, enter: Enter) => Promise<Answer>;

export interface AnswerOptions extends ContextOptions {
  log: OperationLog;
  /** Answers that guests share; undefined: each operation is run. */
  answers: GuestAnswers | undefined;
  idempotency: IdempotencyStore;
  documents: Pick<DocumentLimits, 'values'>;
  /** How long what was read of the catalogue is fresh, in ms. */
  freshMs: number;
}

export function createAnswer(options: AnswerOptions): AnswerOperation {
  const { answers, catalogue, documents, freshMs, idempotency, log } = options;
  const running = createInFlight<Answer>();

  /** Refused, replayed or run: in this order. */
  async function run(exchange: Exchange, { operation, variables, refusal }: Asked): Promise<OperationResult> {
    const { req, res } = exchange;
    const context = (exchange.context ??= await createContext(options, req, res));
    const { definition } = operation;
    const refused = context.refusalOf(definition) ?? refusal ?? refusalOfVariables(variables, documents);
    if (refused) {
      const ended = { name: definition.name?.value, definition, started: performance.now(), errors: [refused] };
      return resultOf(ended, context, log);
    }
    const work = (): Promise<OperationResult> => runOperation(operation, variables, context, log);
    return context.idempotency ? runOnce(idempotency, { operation, variables, context, log }, work) : work();
  }

  async function runForGuests(exchange: Exchange, asked: Asked, key: string): Promise<Answer> {
    const changes = catalogue?.changes ?? 0;
    const result = await run(exchange, asked);
    const { freshness } = exchange.context ?? {};
    if (result.body.errors || !freshness) return result;
    // What was read of the catalogue is fresh for as long as the gateway itself takes it to be.
    const catalogueMs = freshness.oldest === Infinity ? Infinity : freshMs;
    const ms = Math.min(asked.operation.maxAge(asked.variables) * 1000, catalogueMs);
    const answer = {
      bytes: new AnswerBytes(JSON.stringify(result.body)),
      freshUntil: Math.min(freshness.oldest, Date.now()) + ms,
      stale: freshness.stale,
    };
    answers?.keep(key, answer, changes);
    return answer;
  }

  return (exchange, asked, enter) => {
    const { key } = asked;
    if (key === undefined) return enter(async () => (exchange.res.destroyed ? undefined : run(exchange, asked)));
    const start = (): Promise<Answer> => enter(() => runForGuests(exchange, asked, key));
    // Equal operations of guests are answered with the one that is running, unless something has changed since it began.
    return answers ? running.join(key, start, catalogue?.changes) : start();
  };
}
