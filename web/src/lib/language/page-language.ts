import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  knownLanguage,
  LANGUAGE_PARAM,
  languageCookie,
  LANGUAGES,
  type Language,
} from '../../../../schema/languages.ts';

export function rememberLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
}

/**
 * Moves a choice from the address into the cookie, and names the language of a page that the browser renders. Runs before
 * anything else reads the address.
 */
export function settleLanguage(): void {
  const address = new URL(location.href);
  const asked = knownLanguage(address.searchParams.get(LANGUAGE_PARAM));
  if (asked) rememberLanguage(asked);
  if (removeLanguage(address)) history.replaceState(history.state, '', address);
  const page = document.documentElement;
  if (!('rendered' in page.dataset))
    page.lang = LANGUAGES[asked ?? cookieLanguage(document.cookie) ?? DEFAULT_LANGUAGE].tag;
}

/** False: the address has no language. */
export function removeLanguage({ searchParams }: URL): boolean {
  // Deleting would also rewrite how the other parameters are encoded.
  if (!searchParams.has(LANGUAGE_PARAM)) return false;
  searchParams.delete(LANGUAGE_PARAM);
  return true;
}

/** The language that the page says it is in. */
export function pageLanguage(): Language {
  return knownLanguage(document.documentElement.lang.split('-', 1)[0]) ?? DEFAULT_LANGUAGE;
}
