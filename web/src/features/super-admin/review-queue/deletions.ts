import type { QueueItemFragment } from '../../../generated/super-admin-review-queue.ts';
import { REVIEW_UNDO_MS } from '../../../lib/timing.ts';

export interface Deletion {
  item: QueueItemFragment;
  reason: string;
  endsAt: number; // ms since 1970
  isSent: boolean; // it cannot be taken back any more
}

/**
 * Deletions that can be taken back for a while. The API cannot restore a review, so it learns of a deletion when the time is over, or when
 * `sendAll` is called. A browser that is killed before deletes nothing.
 */
export class Deletions {
  readonly #entries = new Map<string, { deletion: Deletion; timer: number }>();
  readonly #listeners = new Set<() => void>();
  #send: ((deletion: Deletion) => Promise<unknown>) | undefined;
  #list: readonly Deletion[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** `send` must not reject. Once it resolves, the deletion leaves the list. */
  sendWith(send: (deletion: Deletion) => Promise<unknown>): void {
    this.#send = send;
  }

  readonly list = (): readonly Deletion[] => this.#list;

  add(item: QueueItemFragment, reason: string): void {
    const { id } = item.review;
    if (this.#entries.has(id)) return;
    const timer = window.setTimeout(() => void this.#sendNow(id), REVIEW_UNDO_MS);
    const deletion = { item, reason, endsAt: Date.now() + REVIEW_UNDO_MS, isSent: false };
    this.#entries.set(id, { deletion, timer });
    this.#tell();
  }

  undo(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || entry.deletion.isSent) return;
    window.clearTimeout(entry.timer);
    this.#entries.delete(id);
    this.#tell();
  }

  sendAll(): void {
    for (const id of this.#entries.keys()) void this.#sendNow(id);
  }

  async #sendNow(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry || entry.deletion.isSent) return;
    window.clearTimeout(entry.timer);
    entry.deletion = { ...entry.deletion, isSent: true };
    this.#tell();
    await this.#send?.(entry.deletion);
    this.#entries.delete(id);
    this.#tell();
  }

  #tell(): void {
    this.#list = [...this.#entries.values()].map(({ deletion }) => deletion);
    for (const listener of this.#listeners) listener();
  }
}
