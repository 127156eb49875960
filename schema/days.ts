/** How far the shop's country, India, is ahead of UTC, all year, in ms. */
export const INDIA_MS = 5.5 * 3_600_000;

/** A day in India as `YYYY-MM-DD`, from 2000 to 2099: what filters by day take. */
export function isDay(text: string): boolean {
  // 30 February reads as 2 March.
  return /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
