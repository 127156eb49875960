import type { Arbitrary } from 'fast-check';

/** A part of the shop under test, and what must hold for any input. */
export interface Target<Shot> {
  name: string;
  shots: Arbitrary<Shot>;
  /** Inputs that found a fault once, oldest first. They run before any other. */
  found: readonly Shot[];
  open: () => Promise<OpenTarget<Shot>>;
}

export interface OpenTarget<Shot> extends AsyncDisposable {
  /** Sends one input; throws if the result is wrong. */
  fire: (shot: Shot) => Promise<void>;
}
