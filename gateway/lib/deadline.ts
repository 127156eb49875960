import type { ServerResponse } from 'node:http';
import { Cancellation } from './cancellation.ts';

/** How long an operation goes on: until its time is up, or until its client has gone away. */
export interface Lifetime {
  /** When its time is up, by `performance.now()`. Every call gets what is left. */
  endsAt: number;
  /** Hears that nobody waits any more; undefined: it goes on whoever waits. */
  gone: Cancellation | undefined;
  /** True once a call has gone out that may have changed something. */
  sent: boolean;
}

/** The life of an operation that has `ms` from now. `res`: where its answer goes; undefined: it is wanted in any case. */
export function beginLifetime(ms: number, res: ServerResponse | undefined): Lifetime {
  const lifetime: Lifetime = { endsAt: performance.now() + ms, gone: undefined, sent: false };
  if (!res) return lifetime;
  const gone = new Cancellation();
  lifetime.gone = gone;
  res.once('close', () => {
    if (!res.writableFinished) gone.cancel();
  });
  return lifetime;
}

/**
 * Waits for work that others began, but not beyond the moment `endsAt`; `late` makes the error of that. The work itself goes on.
 */
export function within<Value>(work: Promise<Value>, endsAt: number, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), endsAt - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
