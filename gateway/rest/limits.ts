import type { SettingReaders } from '../lib/env.ts';

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

/** Reads them, noting what is wrong. */
export function upstreamLimitsIn({ count, milliseconds, oneOf, share, problems }: SettingReaders): UpstreamLimits {
  const normal = UPSTREAM_LIMITS;
  const seconds = (name: string, ms: number): number => milliseconds(name, ms / 1000);
  const megabyte = 1024 * 1024;
  const limits: UpstreamLimits = {
    connections: count('UPSTREAM_CONNECTIONS', normal.connections),
    pipelining: count('UPSTREAM_PIPELINING', normal.pipelining),
    queue: count('UPSTREAM_QUEUE', normal.queue),
    maxBytes: count('UPSTREAM_MAX_MEGABYTES', normal.maxBytes / megabyte) * megabyte,
    connectMs: seconds('UPSTREAM_CONNECT_SECONDS', normal.connectMs),
    headersMs: seconds('UPSTREAM_HEADERS_SECONDS', normal.headersMs),
    bodyMs: seconds('UPSTREAM_BODY_SECONDS', normal.bodyMs),
    deadlineMs: seconds('OPERATION_DEADLINE_SECONDS', normal.deadlineMs),
    repeatShare: share('UPSTREAM_REPEAT_SHARE', normal.repeatShare),
    hedging: oneOf('UPSTREAM_HEDGING', ['on', 'off'], normal.hedging ? 'on' : 'off') === 'on',
    breakerShare: share('UPSTREAM_BREAKER_SHARE', normal.breakerShare),
    breakMs: seconds('UPSTREAM_BREAK_SECONDS', normal.breakMs),
  };
  if (limits.breakerShare === 0) {
    problems.push('UPSTREAM_BREAKER_SHARE must be above 0, or no call would ever be made; 1 turns the breaker off.');
  }
  if (limits.connectMs > limits.deadlineMs) {
    problems.push(
      'UPSTREAM_CONNECT_SECONDS must not be above OPERATION_DEADLINE_SECONDS: nobody would wait that long.',
    );
  }
  return limits;
}
