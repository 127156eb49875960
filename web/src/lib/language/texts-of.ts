import type { LoadTranslations } from './language.tsx';
import type { Messages } from './messages.ts';
import { pageLanguage } from './page-language.ts';

/** Gives texts in the language of the page, outside of React; in English if the translation does not come. */
export type TextsOf = <Texts>(messages: Messages<Texts>) => Promise<Texts>;

export const textsFrom =
  (load: LoadTranslations): TextsOf =>
  async <Texts>({ name, english }: Messages<Texts>) => {
    const translations = await load(pageLanguage()).catch(() => undefined);
    return (translations?.[name] as Texts | undefined) ?? english;
  };
