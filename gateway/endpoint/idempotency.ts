import { setTimeout as sleep } from 'node:timers/promises';
import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode, type ExecutionResult, type FormattedExecutionResult } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { badUserInput, formatted, ShopError } from '../errors/shop-error.ts';
import { IDEMPOTENCY_KEY } from '../graphql/idempotency-key.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { hashOf } from '../operations/compiled-operations.ts';
import { tookTooLong } from '../rest/errors.ts';

/** The header of an answer that was given before. */
const REPLAYED = 'idempotency-replayed';
const MALFORMED = 'The header idempotency-key must have 8 to 200 visible characters';
const WELL_FORMED = /^[\x21-\x7e]{8,200}$/;
/** The longest answer that is kept, in characters. The shop's own have a tenth of that; a large cart may come near. */
const MAX_ANSWER = 128 * 1024;
/** Stands for a longer one: the mutation was carried out all the same, and must not be again. */
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
/** Pause between two looks at a key whose answer is being made, in ms. */
const LOOK_MS = 25;

/**
 * Answers a mutation that comes again, with the key that it came with before, as it was answered then, or is about to be; the API
 * hears of it once. What was refused before anything was sent to the API is tried anew, and an answer that begins or ends a
 * session is nobody else's: it is never given again.
 */
export function answerOnce(store: IdempotencyStore): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const { caller, idempotency, lifetime } = contextValue;
      if (!idempotency || caller.kind === 'rejected') return;
      const { key: given, caller: callerKey } = idempotency;
      const of = { caller: hashOf(callerKey), key: hashOf(`${callerKey} ${given}`) };
      let asked: string | undefined;
      let answer: string | undefined;

      return {
        async didResolveOperation({ operation, source, request }) {
          if (operation?.operation !== OperationTypeNode.MUTATION) return;
          if (!WELL_FORMED.test(given)) {
            throw withStatus(400, badUserInput({ [IDEMPOTENCY_KEY]: MALFORMED }));
          }
          const asking = hashOf(`${source} ${operation.name?.value ?? ''} ${JSON.stringify(request.variables ?? {})}`);
          for (;;) {
            const known = await store.claim(of, asking);
            if (!known) break;
            if (known.asked !== asking) throw withStatus(422, reused());
            answer = known.answer;
            if (answer !== undefined) return;
            if (performance.now() + LOOK_MS > lifetime.endsAt) {
              throw withStatus(200, tookTooLong('POST /graphql'));
            }
            await sleep(LOOK_MS);
          }
          asked = asking;
        },
        async responseForOperation() {
          if (answer === undefined) return null;
          const singleResult = JSON.parse(answer) as ExecutionResult;
          return {
            http: { headers: new HeaderMap([[REPLAYED, 'true']]) },
            body: { kind: 'single', singleResult },
          };
        },
        async willSendResponse({ response }) {
          if (asked === undefined) return;
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
          if (!result || !lifetime.sent || contextValue.session.touched() || isStrangers(result)) {
            return store.release(of);
          }
          const whole = JSON.stringify(result);
          await store.keep(of, { asked, answer: whole.length > MAX_ANSWER ? TOO_LARGE : whole });
        },
      };
    },
  };
}

/**
 * True if the API knew nobody by the caller's token, so that nothing was changed: whoever makes up tokens would otherwise be as many
 * callers as they like.
 */
function isStrangers({ data, errors = [] }: ExecutionResult | FormattedExecutionResult): boolean {
  const refused = errors.length > 0 && errors.every(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  return refused && Object.values(data ?? {}).every((field) => field === null);
}

function reused(): ShopError {
  return new ShopError(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key belongs to another mutation. Send a new key with each new mutation.',
  );
}

/** The whole operation is refused for it, so it is an HTTP refusal too; Apollo takes `http` out of the answer. */
function withStatus(status: number, error: ShopError): ShopError {
  error.extensions['http'] = { status };
  return error;
}
