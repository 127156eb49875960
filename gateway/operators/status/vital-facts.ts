import { html, type Part } from '../../pages/html.ts';
import type { VitalName } from '../vitals.ts';
import type { StatusFacts } from './facts.ts';

/** Good up to the first, poor above the second: https://web.dev/articles/vitals. In ms, but CLS. */
const LIMITS: Record<VitalName, readonly [good: number, poor: number]> = {
  TTFB: [800, 1_800],
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const TERMS: Record<VitalName, string> = {
  TTFB: 'First byte',
  LCP: 'Largest part shown',
  INP: 'Click or key answered',
  CLS: 'Layout shift',
};

/** Quieter than a figure. */
export const NONE_YET = html`<span class="none-yet">none yet</span>`;

/** What a status page shows of each: its value, and whether that is good. */
export function vitalFacts(vitals: StatusFacts['vitals']): [term: string, value: Part][] {
  return (Object.keys(TERMS) as VitalName[]).map((name) => [TERMS[name], vital(name, vitals[name])]);
}

function vital(name: VitalName, value: number | null): Part {
  if (value === null) return NONE_YET;
  const [good, poor] = LIMITS[name];
  const [rating, word] = value <= good ? ['good', 'good'] : value <= poor ? ['warning', 'needs work'] : ['bad', 'poor'];
  return html`${shown(name, value)} <span class="rating" data-state="${rating}">${word}</span>`;
}

/** Rounded up: what is above a limit does not read as the limit itself. */
function shown(name: VitalName, value: number): string {
  if (name === 'CLS') return value === 0 ? 'none' : `at most ${(Math.ceil(value * 1_000) / 1_000).toFixed(3)}`;
  const ms = Math.ceil(value);
  return ms < 1_000 ? `within ${ms} ms` : `within ${(Math.ceil(ms / 10) / 100).toFixed(2)} s`;
}
