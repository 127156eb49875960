import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import {
  createRespond,
  type HttpExchange,
  type OperationRequest,
  type RespondOptions,
} from '../../../gateway/endpoint/respond.ts';
import type { OperationResponse } from '../../../gateway/endpoint/response.ts';
import { rateLimited } from '../../../gateway/errors/shop-error.ts';

const guest = (): HttpExchange => ({
  req: { headers: {}, socket: {} } as unknown as IncomingMessage,
  res: { once: () => undefined, destroyed: false } as unknown as ServerResponse,
});

test('a guest who shares another guest’s run does not get that guest’s refusal', async () => {
  const [flood, other] = [guest(), guest()];
  let runs = 0;
  const respond = createRespond({
    sessions: { identify: async () => ({ kind: 'guest' }) },
    client: { deadlineMs: 1_000 },
    proxies: () => false,
    counter: { count: ({ req }: HttpExchange) => (req === flood.req ? rateLimited(1_000) : undefined) },
    catalogue: { version: 0 },
    responseCache: { keep: () => undefined },
    documents: { values: 10 },
    freshMs: 1_000,
    log: { failed: () => undefined, ended: () => undefined },
  } as unknown as RespondOptions);
  const operation = {
    definition: getOperationAST(parse('{ a }')),
    run: async () => ({ data: { a: (runs += 1) } }),
    maxAge: () => 30,
  };
  const request = { operation, variables: {}, cacheKey: 'a' } as unknown as OperationRequest;

  // Both requests arrive before the first one starts.
  const start = Promise.withResolvers<void>();
  const delivered = new Map<HttpExchange, OperationResponse>();
  const answers = [flood, other].map((exchange) =>
    respond(
      exchange,
      request,
      (work) => start.promise.then(work),
      (response) => void delivered.set(exchange, response),
    ),
  );
  start.resolve();
  await Promise.all(answers);
  const [refused, answered] = [flood, other].map((exchange) => delivered.get(exchange));
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
  expect(answered).toMatchObject({ status: 200, body: { data: { a: 1 } } });
  expect(runs).toBe(1);
});
