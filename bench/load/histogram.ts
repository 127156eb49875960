/** Ratio of neighbouring buckets: a percentile is right to within 1 %. */
const GROWTH = 1.02;
const LOG_GROWTH = Math.log(GROWTH);
/** Up to 1.02^1000 µs, which is over 100 s; slower values count as that. */
const BUCKETS = 1000;

/** Counts latencies in buckets that grow by 2 %. */
export interface Histogram {
  add: (microseconds: number) => void;
  /** The latency in µs that this share (0 to 1) of all latencies does not exceed; NaN without latencies. */
  percentile: (share: number) => number;
}

export function createHistogram(): Histogram {
  const counts = new Uint32Array(BUCKETS);
  let total = 0;
  return {
    add(microseconds) {
      const bucket = Math.min(BUCKETS - 1, Math.floor(Math.log(Math.max(1, microseconds)) / LOG_GROWTH));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      total += 1;
    },
    percentile(share) {
      let left = Math.ceil(share * total);
      if (total === 0) return NaN;
      const bucket = counts.findIndex((count) => (left -= count) <= 0);
      return GROWTH ** (bucket + 0.5);
    },
  };
}
