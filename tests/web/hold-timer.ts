import { vi } from 'vitest';

const HELD = 4711;

/** Replaces the timers of `length` ms: they never end. Returns a check whether one was cancelled. */
export function holdTimer(length: number): () => boolean {
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms?: number) =>
    ms === length ? HELD : start(act, ms)) as typeof window.setTimeout);
  const cancel = vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => stop(timer));
  return () => cancel.mock.calls.some(([timer]) => timer === HELD);
}
