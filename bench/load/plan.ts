/** What the answer to a request must be: GraphQL's `data` without `errors`, or any JSON object. */
export type Expectation = 'graphql' | 'json';

/** What one server is asked in one workload. A visit is a screen's requests, sent one after the other on one connection. */
export interface Plan {
  port: number;
  /** Sent in this order, again from the start after the last one. Each is the requests' bytes. */
  visits: Uint8Array[][];
  expects: Expectation;
}

/** One stretch of load. */
export interface Stretch {
  plan: string;
  connections: number;
  milliseconds: number;
  /** Visits per second, begun whether or not earlier ones are answered; undefined: as many as the server answers. */
  rate?: number;
}

/** What came of a stretch. */
export interface Tally {
  visits: number;
  requests: number;
  /** Answers that were wrong in any way. */
  errors: number;
  /** Those of them that were refused for overload (503). */
  refused: number;
  /** The first of them. */
  firstError: string | undefined;
  /** Right answers that came before the stretch's time was up: what was begun by then is waited for, but tells nothing of the load. */
  timely: number;
  /** Bytes of all bodies. */
  bytes: number;
  seconds: number;
  /** Milliseconds from a visit's beginning to its last answer's last byte. */
  p50: number;
  p99: number;
}
