/** A request, in undici's words. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A correct answer is GraphQL's `data` without `errors`, or any JSON object. */
export type Expectation = 'graphql' | 'json';

/** All visits to one server in one workload. A visit is a screen's requests, one after the other on one connection. */
export interface Plan {
  port: number;
  /** After the last visit the first one is next. */
  visits: Sent[][];
  expects: Expectation;
}

export interface Stretch {
  plan: string;
  connections: number;
  milliseconds: number;
  /** Visits per second that begin at most, over all connections; undefined: as many as the server answers. */
  rate?: number;
}

export interface Tally {
  visits: number;
  errors: number; // wrong answers, including refusals
  /** Refusals because of overload (503). */
  refused: number;
  firstError: string | undefined;
  /** Correct answers in time. Later ones are awaited, but the server had no load then. */
  timely: number;
  seconds: number;
  /** The milliseconds from a visit's beginning to the end of its last answer that 99 of 100 visits do not exceed. */
  p99: number;
}
