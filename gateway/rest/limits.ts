/** How much is asked of the API, how long it is waited for, and what happens when it fails. */
export interface UpstreamLimits {
  connections: number;
  queue: number; // calls that wait for a connection; further ones are refused
  maxBytes: number; // of one answer
  connectMs: number; // until a connection is made
  headersMs: number; // until an answer begins
  bodyMs: number; // the longest pause within an answer
  deadlineMs: number; // for a whole operation, with all of its calls and their repeats
  repeatShare: number; // reads that may be made again, as a share of those that are wanted; 0: none
  breakerShare: number; // of recent calls that fail before none are made for a while; 1: they always are
  breakMs: number; // how long none are made then
}

export const UPSTREAM_LIMITS: UpstreamLimits = {
  connections: 256,
  queue: 10_000,
  maxBytes: 32 * 1024 * 1024, // 10,000 products are about 10 MB
  connectMs: 2_000,
  headersMs: 5_000,
  bodyMs: 5_000,
  deadlineMs: 10_000,
  repeatShare: 0.1,
  breakerShare: 0.5,
  breakMs: 2_000,
};

export const MAX_UPSTREAM_CALLS = 20; // of one operation; one that needs more is refused as too costly
