export type UpstreamLimits = typeof UPSTREAM_LIMITS;

/** How much is asked of the API, how long it is waited for, and what happens when it fails. */
export const UPSTREAM_LIMITS = {
  connections: 256,
  queue: 10_000, // calls that wait for a connection; further ones are refused
  maxBytes: 32 * 1024 * 1024, // of one answer; 10,000 products are about 10 MB
  connectMs: 2_000, // until a connection is made
  headersMs: 5_000, // until an answer begins
  bodyMs: 5_000, // the longest pause within an answer
  deadlineMs: 10_000, // for a whole operation, with all of its calls and their repeats
  repeatShare: 0.1, // reads that may be made again, as a share of those that are wanted; 0: none
  breakerShare: 0.5, // of recent calls that fail before none are made for a while; 1 or above: they always are
  breakMs: 2_000, // how long none are made then, before one is let through as a trial
};

export const MAX_UPSTREAM_CALLS = 20; // of one operation; one that needs more is refused as too costly
