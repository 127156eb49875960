import { INDIA_MS, isDay } from '../../schema/days.ts';

/** A day of the shop, which begins at midnight in India, as the number of days since 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (ms: number): Day => Math.floor((ms + INDIA_MS) / DAY_MS);

/** When it begins, in ms since 1970. */
export const startOf = (day: Day): number => day * DAY_MS - INDIA_MS;

/** As `YYYY-MM-DD`. */
export const dayText = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The first day of a month, counted from the month of `day`. */
export function firstOfMonth(day: Day, months: number): Day {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS;
}

/** Undefined: no such day. */
export const readDay = (text: string): Day | undefined =>
  isDay(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : undefined;

/** What is wrong with a day that somebody has sent; absent ones are right. */
export const dayProblem = (text: string | null | undefined): string | false =>
  text != null && !isDay(text) && 'Give a day from 2000 to 2099 as YYYY-MM-DD, such as 2026-01-31.';
