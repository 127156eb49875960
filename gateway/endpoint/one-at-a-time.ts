import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tookTooLong } from '../rest/errors.ts';
import type { GatewayContext } from '../domains/context.ts';
import type { IdempotencyStore } from './idempotency-store.ts';

const LOOK_MS = 50;

/**
 * A lock that all gateways share that share idempotency keys: a key that nobody can send, since those of clients are hashes of more.
 * One that dies while it has the lock loses it with its claim. While Redis is away, each gateway has a lock of its own.
 */
export function createOneAtATime(store: IdempotencyStore): GatewayContext['oneAtATime'] {
  return async (what, deadline, work) => {
    const of = { caller: hash('sha256', 'gateway'), key: hash('sha256', `one at a time: ${what}`) };
    while (await store.claim(of, what)) {
      if (performance.now() + LOOK_MS > deadline.endsAt) throw tookTooLong('POST /graphql');
      await sleep(LOOK_MS);
    }
    try {
      return await work();
    } finally {
      await store.release(of);
    }
  };
}
