const DAY_FIRST = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
/** Keys of a phone's numbers have no slash. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A day as people in India type it, such as '26/11/2026' or '26112026', or as '2026-11-26'. Undefined: it is none. */
export function readDay(text: string): string | undefined {
  const found = [DAY_FIRST, DIGITS, YEAR_FIRST].map((form) => form.exec(text.trim())).find((match) => match !== null);
  const [, first = '', month = '', last = ''] = found ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  // 31 February is read as a day in March.
  return Number.isNaN(moment.getTime()) || moment.toJSON().slice(0, iso.length) !== iso ? undefined : iso;
}

/** '2026-11-26' as '26/11/2026'. What is no day is left as it is. */
export const showDay = (iso: string): string =>
  iso.replace(YEAR_FIRST, (_, year: string, month: string, day: string) => `${day}/${month}/${year}`);
