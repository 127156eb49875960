/** NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** A figure, and the ends of its 95 % confidence interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** Student's t for 95 %, two-sided, with 1, 2, 3 … degrees of freedom. The last one serves for all above: a little too wide. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086,
];

/**
 * How many times `these` are `those`, both by round: the t-interval over the logarithms of the rounds' ratios. What slows
 * a round down slows both, so their ratio varies less than each of them. One round says nothing of how much it varies.
 */
export function ratioOf(these: readonly number[], those: readonly number[]): Interval | undefined {
  const logarithms = these.map((one, at) => Math.log(one / (those[at] ?? NaN)));
  const mean = sum(logarithms) / logarithms.length;
  if (!Number.isFinite(mean)) return undefined;
  const freedom = logarithms.length - 1;
  if (freedom === 0) return { value: Math.exp(mean), low: 0, high: Infinity };
  const variance = sum(logarithms.map((logarithm) => (logarithm - mean) ** 2)) / freedom;
  const half = (T[Math.min(freedom, T.length) - 1] ?? NaN) * Math.sqrt(variance / logarithms.length);
  return { value: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
