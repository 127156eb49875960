import { vi } from 'vitest';

/** In ms. Only a test that fails takes so long; a busy machine must not make one fail. */
const GIVE_UP_MS = 30_000;

/** Repeats an assertion until it holds. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: GIVE_UP_MS, interval: 20 });
