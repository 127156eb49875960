import { setImmediate as allSettled } from 'node:timers/promises';
import { hash } from './chance.ts';

/** Settles promises one at a time, in an order that their names and nothing else decide. */
export class Schedule {
  readonly #waiting: { name: string; settle: () => void }[] = [];

  /** What `give` returns or throws, later. */
  later(name: string, give: () => unknown): Promise<unknown> {
    return new Promise((resolve) => {
      this.#waiting.push({ name, settle: () => resolve((async () => give())()) });
    });
  }

  /** Waits for `result`, and then for all that is still under way. */
  async run<Result>(result: Promise<Result> | Result): Promise<Result> {
    await allSettled();
    while (this.#waiting.length > 0) {
      this.#waiting.sort((one, other) => hash(one.name) - hash(other.name) || (one.name < other.name ? -1 : 1));
      this.#waiting.shift()?.settle();
      await allSettled();
    }
    return result;
  }
}
