/** One GraphQL operation as a client sends it. */
export interface Operation {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

/** One call of the REST API. */
export interface RestCall {
  method: 'GET' | 'POST';
  /** Path with its query string. */
  target: string;
  body?: Record<string, unknown>;
}

/** What a client sends to show a screen once, in each of the languages that a server may speak. */
export interface Visit {
  operations: Operation[];
  rest: RestCall[];
  /** The same with the names that GraphQL Mesh makes of the API's description; undefined: not to be had from it. */
  mesh?: Operation[];
}

export const WORKLOAD_IDS = ['W1', 'W2', 'W3', 'W4', 'W5'] as const;
export type WorkloadId = (typeof WORKLOAD_IDS)[number];

/** A kind of visits. */
export interface Workload {
  id: WorkloadId;
  /** What is shown or done. */
  title: string;
  /** True: each visit is made by somebody who has logged in. */
  signedIn: boolean;
  /** Different visits, in the order to make them. */
  visits: Visit[];
}
