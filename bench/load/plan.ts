/** A correct answer is GraphQL's `data` without `errors`, any JSON object, or a page, of which only the length is checked. */
export type Expectation = 'graphql' | 'json' | 'page';

/** All requests to one server in one workload. A visit is a screen's requests, one after the other on one connection. */
export interface Plan {
  port: number;
  /** Each visit is the bytes of its requests. After the last visit the first one is next. */
  visits: Uint8Array[][];
  expects: Expectation;
}

export interface Stretch {
  plan: string;
  connections: number;
  milliseconds: number;
  /** Visits per second that begin, whether or not earlier ones have ended; undefined: as many as the server answers. */
  rate?: number;
}

export interface Tally {
  visits: number;
  requests: number;
  errors: number; // wrong answers, including refusals
  /** Refusals because of overload (503). */
  refused: number;
  firstError: string | undefined;
  /** Correct answers in time. Later ones are awaited, but the server had no load then. */
  timely: number;
  bytes: number; // over all bodies
  seconds: number;
  /** From a visit's beginning to the last byte of its last answer, in ms. */
  p50: number;
  p99: number;
}
