import type { ServerResponse } from 'node:http';

/** Reports that work is no longer wanted. Each call has one: an AbortController costs too much for that. */
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

  /** Adds a listener. It is also called after its own work has ended, and then must do nothing. */
  onCancel(listener: () => void): void {
    this.#listeners.push(listener);
  }
}

/** How long an operation goes on: until its time is up, or until its client has gone. */
export interface Deadline {
  /** By `performance.now()`. Every call of the operation gets the time that is left. */
  endsAt: number;
  /** Cancelled when the client goes away; undefined: the operation goes on without its client. */
  aborted: Cancellation | undefined;
  /** True once a call has been sent that may have changed something. */
  sent: boolean;
}

/** The deadline `ms` from now. `res`: where the answer goes; undefined: the operation goes on without its client. */
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

/** Waits for work until `endsAt`, by `performance.now()`, then rejects with the error that `late` makes. The work goes on. */
export function withTimeout<Value>(work: Promise<Value>, endsAt: number, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), endsAt - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
