import type { ServerResponse } from 'node:http';

/** Tells work that its result is no longer wanted. Each call has one: an AbortController costs too much for that. */
export class Cancellation {
  #cancelled = false;
  #listeners: (() => void)[] = [];

  get cancelled(): boolean {
    return this.#cancelled;
  }

  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    for (const listener of this.#listeners) listener();
  }

  /** A listener may also be called after its work has ended. It must do nothing then. */
  onCancel(listener: () => void): void {
    this.#listeners.push(listener);
  }
}

/** An operation ends when its time is up, or when its client has gone. */
export interface Deadline {
  endsAt: number; // by `performance.now()`; every call of the operation gets the time that is left
  aborted: Cancellation | undefined; // cancelled when the client goes away; undefined: the operation goes on without it
  sent: boolean; // true once a call has gone out that may change something
}

/** `res`: where the answer goes. Without it, the operation goes on without its client. */
export function startDeadline(ms: number, res?: ServerResponse): Deadline {
  const deadline: Deadline = { endsAt: performance.now() + ms, aborted: undefined, sent: false };
  if (!res) return deadline;
  const aborted = new Cancellation();
  deadline.aborted = aborted;
  res.once('close', () => {
    if (!res.writableFinished) aborted.cancel();
  });
  return deadline;
}

/** Rejects with `late()` at `endsAt`, by `performance.now()`. The work itself goes on. */
export function withTimeout<Value>(work: Promise<Value>, endsAt: number, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), endsAt - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
