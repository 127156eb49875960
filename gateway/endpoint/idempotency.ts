import { setTimeout as sleep } from 'node:timers/promises';
import { OperationTypeNode } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { badUserInput, formatted, ShopError } from '../errors/shop-error.ts';
import { IDEMPOTENCY_KEY } from '../graphql/request-context.ts';
import { resultOf, type OperationLog, type OperationResult } from '../graphql/run-operation.ts';
import { record } from '../lib/json-readers.ts';
import { hashOf, type CompiledOperation } from '../operations/compiled-operations.ts';
import { tookTooLong } from '../rest/errors.ts';
import type { CallerKey, IdempotencyStore, KnownKey } from './idempotency-store.ts';

const REPLAYED = 'idempotency-replayed';
const MALFORMED = 'The header idempotency-key must have 8 to 200 visible characters';
const WELL_FORMED = /^[\x21-\x7e]{8,200}$/;
const MAX_ANSWER = 128 * 1024; // characters; the shop's own answers have a tenth
/** Replaces a longer answer: the mutation has happened and must not run again. */
const TOO_LARGE = JSON.stringify({
  errors: [
    formatted(
      new ShopError(
        'OPERATION_TOO_COSTLY',
        'This mutation was carried out when it came first, but its answer was too large to be kept. Query what you need of it.',
      ),
    ),
  ],
});
const LOOK_MS = 25; // ms

interface KeyedOperation {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  context: GatewayContext;
  log: OperationLog;
}

/**
 * Runs a mutation once per key; a repetition gets the first answer, unless nothing was sent that may change something.
 * Security: an answer that begins or ends a session belongs to one browser and is never kept.
 */
export async function runOnce(
  store: IdempotencyStore,
  { operation: { definition, text }, variables, context, log }: KeyedOperation,
  run: () => Promise<OperationResult>,
): Promise<OperationResult> {
  const { caller, idempotency, deadline } = context;
  if (!idempotency || definition.operation !== OperationTypeNode.MUTATION || caller.kind === 'rejected') return run();
  const name = definition.name?.value;
  const ended = { name, definition, started: performance.now() };
  const of = { caller: hashOf(idempotency.caller), key: hashOf(`${idempotency.caller} ${idempotency.key}`) };
  // Security: the key is part of the hash, so a reader of the store cannot guess a password in the variables.
  const asked = hashOf(JSON.stringify([idempotency.key, text, name, variables], inOneOrder));
  try {
    if (!WELL_FORMED.test(idempotency.key)) throw withStatus(400, badUserInput({ [IDEMPOTENCY_KEY]: MALFORMED }));
    const known = await claim(store, of, asked, deadline.endsAt);
    if (known) {
      const body = JSON.parse(known) as OperationResult['body'];
      log.ended(
        context,
        ended,
        body.errors?.map(({ extensions }) => String(extensions?.['code'])),
      );
      return { body, status: 200, headers: [REPLAYED, 'true'] };
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return resultOf({ ...ended, errors: [error] }, context, log);
  }
  const result = await run();
  if (!deadline.sent || context.session.touched() || isStrangers(result)) await store.release(of);
  else {
    const whole = JSON.stringify(result.body);
    await store.keep(of, { asked, answer: whole.length > MAX_ANSWER ? TOO_LARGE : whole });
  }
  return result;
}

/** For JSON: objects that differ only in the order of their names are the same. */
function inOneOrder(_name: string, value: unknown): unknown {
  const object = record(value);
  return object ? Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

/** Returns the kept answer, and waits for one in progress. */
async function claim(
  store: IdempotencyStore,
  of: CallerKey,
  asked: string,
  endsAt: number,
): Promise<string | undefined> {
  for (;;) {
    const known: KnownKey | undefined = await store.claim(of, asked);
    if (known && known.asked !== asked) throw withStatus(422, reused());
    if (!known || known.answer !== undefined) return known?.answer;
    if (performance.now() + LOOK_MS > endsAt) throw withStatus(200, tookTooLong('POST /graphql'));
    await sleep(LOOK_MS);
  }
}

/**
 * A lock that all gateways share that share idempotency keys: a key that nobody can send, since those of clients are hashes of more.
 * One that dies while it has the lock loses it with its claim. While Redis is away, each gateway has a lock of its own.
 */
export function createOneAtATime(store: IdempotencyStore): GatewayContext['oneAtATime'] {
  return async (what, deadline, work) => {
    const of = { caller: hashOf('gateway'), key: hashOf(`one at a time: ${what}`) };
    await claim(store, of, what, deadline.endsAt);
    try {
      return await work();
    } finally {
      await store.release(of);
    }
  };
}

/**
 * Security: with made-up tokens one client could be any number of callers.
 * So nothing is kept for a token that the API refuses.
 */
function isStrangers({ body: { data, errors = [] } }: OperationResult): boolean {
  const refused = errors.length > 0 && errors.every(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  return refused && Object.values(data ?? {}).every((field) => field === null);
}

function reused(): ShopError {
  return new ShopError(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key belongs to another mutation. Send a new key with each new mutation.',
  );
}

function withStatus(status: number, error: ShopError): ShopError {
  error.extensions['http'] = { status };
  return error;
}
