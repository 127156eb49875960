/** Says that work is not wanted any more. There is one for each call, for which an AbortController would be too dear. */
export class Cancellation {
  #cancelled = false;
  #listeners: Set<() => void> | undefined;

  get cancelled(): boolean {
    return this.#cancelled;
  }

  /** Calls the work off. Once only: who comes to listen afterwards is not told. */
  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    const listeners = this.#listeners;
    this.#listeners = undefined;
    for (const listener of listeners ?? []) listener();
  }

  onCancel(listener: () => void): void {
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
  }

  offCancel(listener: () => void): void {
    this.#listeners?.delete(listener);
  }
}
