import type { Language } from '../../../../schema/languages.ts';

/** A text; or a function that puts values into one. */
type Message = string | ((...values: never[]) => unknown);

/** The texts of a part of the shop. `english` is in the code of that part, other languages load when they are chosen. */
export interface Messages<Texts> {
  name: string;
  english: Texts;
}

/** What a file `messages.hi.ts` exports: the same keys, and functions of the same values. */
export type Translated<Source> = Source extends Messages<infer Texts> ? Texts : never;

/** Translations by the names of the messages. */
export type Translations = Readonly<Partial<Record<string, unknown>>>;

/** English stands for what has no translation. */
export const textIn = <Texts>(translations: Translations | undefined, { name, english }: Messages<Texts>): Texts =>
  (translations?.[name] as Texts | undefined) ?? english;

/** `name` is that of the translation in web/src/hindi.ts. */
export function defineMessages<Texts extends Record<string, Message | Record<string, string>>>(
  name: string,
  english: Texts,
): Messages<Texts> {
  return { name, english };
}

/** Chooses the form of a text that a count needs. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: { one: string; other: string }): string =>
    rules.select(count) === 'one' ? forms.one : forms.other;
}
