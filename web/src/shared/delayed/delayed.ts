import { DELETION_UNDO_MS } from '../../lib/timing.ts';

export interface Delayed<What> {
  id: string;
  what: What;
  endsAt: number; // ms since 1970
  isSent: boolean; // it cannot be taken back any more
}

/**
 * Changes that can be taken back for a while. The API cannot restore a review or a product, so it learns of a
 * change when the time is over, or when `sendAll` is called. A browser that is killed before changes nothing.
 */
export class DelayedChanges<What> {
  readonly #entries = new Map<string, { change: Delayed<What>; timer: number }>();
  readonly #listeners = new Set<() => void>();
  #send: ((change: Delayed<What>) => Promise<unknown>) | undefined;
  #list: readonly Delayed<What>[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** `send` must not reject. Once it resolves, the change leaves the list. */
  sendWith(send: (change: Delayed<What>) => Promise<unknown>): void {
    this.#send = send;
  }

  readonly list = (): readonly Delayed<What>[] => this.#list;

  add(id: string, what: What): void {
    // Who has left cannot take anything back.
    if (!this.#send || this.#entries.has(id)) return;
    const timer = window.setTimeout(() => void this.#sendNow(id), DELETION_UNDO_MS);
    const change = { id, what, endsAt: Date.now() + DELETION_UNDO_MS, isSent: false };
    this.#entries.set(id, { change, timer });
    this.#tell();
  }

  undo(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || entry.change.isSent) return;
    window.clearTimeout(entry.timer);
    this.#entries.delete(id);
    this.#tell();
  }

  sendAll(): void {
    for (const id of this.#entries.keys()) void this.#sendNow(id);
  }

  /** Sends all, and takes no more until `sendWith`. */
  stop(): void {
    this.sendAll();
    this.#send = undefined;
  }

  async #sendNow(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry || entry.change.isSent) return;
    window.clearTimeout(entry.timer);
    entry.change = { ...entry.change, isSent: true };
    this.#tell();
    await this.#send?.(entry.change);
    this.#entries.delete(id);
    this.#tell();
  }

  #tell(): void {
    this.#list = [...this.#entries.values()].map(({ change }) => change);
    for (const listener of this.#listeners) listener();
  }
}
