import { LANGUAGES } from '../../../schema/languages.ts';
import type { LoadTranslations } from '../lib/language/language.tsx';
import { pageLanguage } from '../lib/language/page-language.ts';
import { textsFrom, type TextsOf } from '../lib/language/texts-of.ts';
import type { offlineText } from './messages.ts';

type Texts = typeof offlineText.english;

/** In English until `translateWith` was called. */
export let textsOf: TextsOf = textsFrom(() => Promise.resolve(undefined));

export function translateWith(load: LoadTranslations): void {
  textsOf = textsFrom(load);
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "20 minutes ago". */
export function ageOf(t: Texts, time: number): string {
  const ms = Math.max(0, Date.now() - time);
  const [unit, length] = STEPS.find(([, least]) => ms >= least) ?? [];
  if (!unit || !length) return t.justNow;
  const { tag } = LANGUAGES[pageLanguage()];
  return new Intl.RelativeTimeFormat(tag).format(-Math.floor(ms / length), unit);
}
