import { INDIA_MS } from '../../../../../schema/days.ts';

/** A moment in India as spreadsheets read it, such as '2026-11-26 18:05'; '' if it is not known. */
export function indiaTime(iso: string | null): string {
  const ms = Date.parse(iso ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + INDIA_MS).toJSON().slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
}
