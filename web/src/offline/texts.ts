import { LANGUAGES } from '../../../schema/languages.ts';
import type { LoadTranslations } from '../lib/language/language.tsx';
import { pageLanguage } from '../lib/language/page-language.ts';
import { textsFrom, type TextsOf } from '../lib/language/texts-of.ts';
import type { KeptChange } from './kept-changes.ts';
import type { offlineText } from './messages.ts';

type Texts = typeof offlineText.english;

/** In English until `translateWith` was called. */
export let textsOf: TextsOf = textsFrom(() => Promise.resolve(undefined));

export function translateWith(load: LoadTranslations): void {
  textsOf = textsFrom(load);
}

export function doneText(t: Texts, change: KeptChange): string {
  const texts = { AddToCart: t.inCart, AddToWishlist: t.onWishlist, RemoveFromWishlist: t.offWishlist };
  return texts[change.operation](nameOf(t, change));
}

export function sentText(t: Texts, changes: readonly KeptChange[]): string {
  const [change] = changes;
  return changes.length === 1 && change ? doneText(t, change) : t.allMade(changes.length);
}

/** `reason`: a sentence. */
export function refusedText(t: Texts, change: KeptChange, reason: string): string {
  const texts = { AddToCart: t.notInCart, AddToWishlist: t.notOnWishlist, RemoveFromWishlist: t.notOffWishlist };
  return texts[change.operation](nameOf(t, change), reason);
}

function nameOf(t: Texts, { title }: KeptChange): string {
  return title ? `“${title}”` : t.unnamed;
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
