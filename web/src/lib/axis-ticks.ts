const MOST_STEPS = 5;

/** The marks of an axis from 0 up to `most`: at most five equal steps of 1, 2, 2.5 or 5, or ten, a hundred … times as much; whole numbers. */
export function axisTicks(most: number): number[] {
  const least = Math.max(most, 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    [1, 2, 2.5, 5, 10].map((nice) => nice * power).find((nice) => nice >= least && Number.isInteger(nice)) ?? 1;
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
