import type { SalesPeriod } from '../../generated/schema.ts';
import { firstOfMonth, type Day } from '../days.ts';

export interface DayRange {
  from: Day;
  to: Day; // inclusive
}

export const lengthOf = ({ from, to }: DayRange): number => to - from + 1;

/** The first day of the bucket after the one that a day is in. */
const NEXT: Record<SalesPeriod, (day: Day) => Day> = {
  DAY: (day) => day + 1,
  // 1970-01-05 was a Monday.
  WEEK: (day) => day + 7 - ((day - 4) % 7),
  MONTH: (day) => firstOfMonth(day, 1),
};

/** As many buckets as a report has when nobody says where it begins, the last one with `to`. */
export const defaultFrom: Record<SalesPeriod, (to: Day) => Day> = {
  DAY: (to) => to - 29,
  WEEK: (to) => NEXT.WEEK(to) - 12 * 7,
  MONTH: (to) => firstOfMonth(to, -11),
};

/** The range in parts, earliest first; undefined: there are more than `most`. */
export function bucketsOf(period: SalesPeriod, { from, to }: DayRange, most: number): DayRange[] | undefined {
  const buckets: DayRange[] = [];
  for (let start = from; start <= to;) {
    if (buckets.length === most) return undefined;
    const next = NEXT[period](start);
    buckets.push({ from: start, to: Math.min(next - 1, to) });
    start = next;
  }
  return buckets;
}
