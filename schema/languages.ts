/** The shop's languages: the name of each in itself, and its tag for HTML and for dates. The first one is the default. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-IN' },
  hi: { name: 'हिन्दी', tag: 'hi-IN' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** A choice in a page's address; it also sets the cookie. */
export const LANGUAGE_PARAM = 'lang';

/** Says nothing about a person but the language. */
export const LANGUAGE_COOKIE = 'haat-language';

const A_YEAR = 365 * 24 * 60 * 60; // seconds

/** Undefined for any other text. */
export function knownLanguage(text: string | null | undefined): Language | undefined {
  return text != null && Object.hasOwn(LANGUAGES, text) ? (text as Language) : undefined;
}

/** For the header `Set-Cookie` and for `document.cookie`. */
export function languageCookie(language: Language, https: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** The language in the text of a header `Cookie` or of `document.cookie`. */
export function cookieLanguage(cookies = ''): Language | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));
  return knownLanguage(found?.slice(LANGUAGE_COOKIE.length + 1));
}

/** A page's address in a language. The default one has no parameter. `address` has no parameter for a language. */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
}
