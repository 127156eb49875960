/** Says that work is not wanted any more. There is one for each call, for which an AbortController would be too dear. */
export class Cancellation {
  #cancelled = false;
  #listeners: (() => void)[] = [];

  get cancelled(): boolean {
    return this.#cancelled;
  }

  /** Calls the work off, once. */
  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    for (const listener of this.#listeners) listener();
  }

  /** Whoever listens has to know by itself when its work is done: then it is still called, and has nothing to do. */
  onCancel(listener: () => void): void {
    this.#listeners.push(listener);
  }
}
