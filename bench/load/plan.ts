/** A right answer is GraphQL's `data` without `errors`, or any JSON object. */
export type Expectation = 'graphql' | 'json';

/** All requests to one server in one workload. A visit is a screen's requests, one after the other on one connection. */
export interface Plan {
  port: number;
  /** Visits in the order to make them, repeated from the start after the last one; each holds the bytes of its requests. */
  visits: Uint8Array[][];
  expects: Expectation;
}

export interface Stretch {
  plan: string;
  connections: number;
  milliseconds: number;
  /** Visits to begin per second, whether or not earlier ones are answered; undefined: as many as the server answers. */
  rate?: number;
}

export interface Tally {
  visits: number;
  requests: number;
  /** Wrong answers, refusals included. */
  errors: number;
  /** Refusals because of overload (503). */
  refused: number;
  firstError: string | undefined;
  /** Right answers before the time was up. Later ones are waited for, but came without load. */
  timely: number;
  /** Sum over all bodies. */
  bytes: number;
  seconds: number;
  /** From a visit's beginning to the last byte of its last answer, in ms. */
  p50: number;
  p99: number;
}
