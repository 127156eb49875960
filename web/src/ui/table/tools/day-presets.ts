/** The first and the last day, such as '2026-11-26'. */
interface Days {
  from: string;
  to: string;
}

/** The day that it is in India, by which the shop counts. */
export const todayInIndia = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format();

const DAY_MS = 86_400_000;

export const PRESETS = ['week', 'days30', 'month', 'lastMonth'] as const;
export type Preset = (typeof PRESETS)[number];

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toJSON().slice(0, 'YYYY-MM-DD'.length);

const firstOfMonth = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** The days that people ask for most, up to `today` or the end of the last month. */
export function presetDays(today: string): Record<Preset, Days> {
  const endOfLast = later(firstOfMonth(today), -1);
  return {
    week: { from: later(today, -6), to: today },
    days30: { from: later(today, -29), to: today },
    month: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(endOfLast), to: endOfLast },
  };
}
