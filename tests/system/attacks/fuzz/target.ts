import type { Arbitrary } from 'fast-check';

/** Something that is shot at, and what must be true of it whatever comes. */
export interface Target<Shot> {
  name: string;
  shots: Arbitrary<Shot>;
  /** Shots that have once found something, oldest first: they are fired before any other. */
  found: readonly Shot[];
  open: () => Promise<OpenTarget<Shot>>;
}

export interface OpenTarget<Shot> extends AsyncDisposable {
  /** Fires one shot; throws if what came of it is not right. */
  fire: (shot: Shot) => Promise<void>;
}
