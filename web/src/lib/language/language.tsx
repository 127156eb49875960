import { createContext, startTransition, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../schema/languages.ts';
import { textIn, type Messages, type Translations } from './messages.ts';
import { rememberLanguage } from './page-language.ts';

/** `translations` is undefined for English, which is in the code. */
export interface Shown {
  language: Language;
  translations: Translations | undefined;
}

export const ENGLISH: Shown = { language: DEFAULT_LANGUAGE, translations: undefined };

export type LoadTranslations = (language: Language) => Promise<Translations | undefined>;

interface Choice extends Shown {
  choose: (language: Language) => Promise<void>;
  /** English in place of the chosen language. */
  stayEnglish: (stays: boolean) => void;
}

/** Not in a module's variable: the server renders pages of all languages in one process. */
const LanguageContext = createContext<Choice>({
  ...ENGLISH,
  choose: () => Promise.resolve(),
  stayEnglish: () => undefined,
});

/** A change keeps everything on the screen but its texts. It rejects, and changes nothing, if the texts do not load. */
export function LanguageProvider(props: { start: Shown; load: LoadTranslations; children: ReactNode }) {
  const { start, load, children } = props;
  const [chosen, show] = useState(start);
  const [isEnglish, stayEnglish] = useState(false);
  const shown = isEnglish ? ENGLISH : chosen;
  const choice = useMemo(
    () => ({
      ...shown,
      choose: async (language: Language) => {
        const [translations] = await Promise.all([load(language), loadFont(language)]);
        rememberLanguage(language);
        startTransition(() => show({ language, translations }));
      },
      stayEnglish,
    }),
    [shown, load],
  );
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const { tag } = LANGUAGES[shown.language];
    // Browsers style the whole page anew, even if it is in this language already.
    if (page.lang !== tag) page.lang = tag;
    current = shown.translations;
  }, [shown]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** Text that is shown before its font has come keeps the system's (`font-display: optional`), as it does if the font fails. */
async function loadFont(language: Language): Promise<void> {
  if (language === 'hi') await document.fonts?.load('1em "Noto Sans Devanagari"', LANGUAGES.hi.name).catch(() => []);
}

export function useLanguage(): Choice {
  return use(LanguageContext);
}

/** Shows the whole page in English while `stays`, whatever was chosen: staff's screens have no other texts. */
export function useEnglishPage(stays: boolean): void {
  const { stayEnglish } = use(LanguageContext);
  useLayoutEffect(() => {
    stayEnglish(stays);
  }, [stays, stayEnglish]);
}

/** The texts in the language of this page. */
export function useText<Texts>(messages: Messages<Texts>): Texts {
  return textIn(use(LanguageContext).translations, messages);
}

/** Of the page in this browser. */
let current: Translations | undefined;

/** The same outside of React. */
export const textNow = <Texts,>(messages: Messages<Texts>): Texts => textIn(current, messages);
