/** How much is asked of the API, how long it is waited for, and what happens when it fails. Times in ms. */
export interface UpstreamLimits {
  /** The most connections at a time. */
  connections: number;
  /** GETs that may be on their way on one connection. More than 1 only where the API answers them in order and at once. */
  pipelining: number;
  /** The most calls that wait for a connection; further ones are refused. */
  queue: number;
  /** The most bytes that are read of one answer. */
  maxBytes: number;
  /** How long a connection may take to be made. */
  connectMs: number;
  /** How long an answer may take to begin. */
  headersMs: number;
  /** The longest pause within an answer. */
  bodyMs: number;
  /** How long a whole operation may take, all of its calls and their repeats. */
  deadlineMs: number;
  /** Calls that may be made again, as a share of those that are wanted; 0: none. */
  repeatShare: number;
  /** True: a read that takes unusually long is asked for a second time, and the first answer wins. */
  hedging: boolean;
  /** Share of the calls that must have failed of late before none are made for a while; 1: they always are. */
  breakerShare: number;
  /** How long none are made then. */
  breakMs: number;
}

/** What holds where nothing else is set. */
export const UPSTREAM_LIMITS: UpstreamLimits = {
  connections: 256,
  pipelining: 1,
  queue: 10_000,
  // A whole catalogue of 10,000 products is about 10 MB.
  maxBytes: 32 * 1024 * 1024,
  connectMs: 2_000,
  headersMs: 5_000,
  bodyMs: 5_000,
  deadlineMs: 10_000,
  repeatShare: 0.1,
  hedging: true,
  breakerShare: 0.5,
  breakMs: 2_000,
};
