import { INDIA_MS, isDay } from '../../schema/days.ts';

/** A day of the shop, which begins at midnight in India, as the number of days since 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;

/** When it begins, in ms since 1970. */
export const startOf = (day: Day): number => day * DAY_MS - INDIA_MS;

/** Undefined: no such day. */
export const readDay = (text: string): Day | undefined =>
  isDay(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : undefined;

/** What is wrong with a day that somebody has sent; absent ones are right. */
export const dayProblem = (text: string | null | undefined): string | false =>
  text != null && !isDay(text) && 'Give a day from 2000 to 2099 as YYYY-MM-DD, such as 2026-01-31.';
