import { isSameThing, isThing } from './synonyms.ts';
import { indexedWords, wordsOf } from './words.ts';

/** A title's words: what the product is, what else is said of it, and what it is for. */
export interface TitleWords {
  kind: string[]; // 'backpack' of 'Laptop Backpack (15 inch)'
  other: string[];
  purpose: string[]; // 'iphone', '15' of 'Clear Case for iPhone 15', and 'laptop' of 'Laptop Backpack'
}

export function titleWordsOf(title: string): TitleWords {
  const [name = ''] = title.split(/[(,]/, 1);
  const [thing = '', ...purposes] = name.split(/\sfor\s/i);
  const [phrase = ''] = thing.split(/\swith\s/i, 1);
  const kind = wordsOf(phrase).slice(-1);
  const said = [...indexedWords(thing), ...indexedWords(title.slice(name.length))];
  const isFor = meantFor(kind);
  return {
    kind,
    other: said.filter((word) => !isFor(word)),
    purpose: [...indexedWords(purposes.join(' ')), ...said.filter(isFor)],
  };
}

/** Whether a product of this kind is meant for what a word of its title names: a backpack for a laptop, but a clutch is a purse itself. */
function meantFor([kind]: readonly string[]): (word: string) => boolean {
  if (kind === undefined || !isThing(kind)) return () => false;
  return (word) => isThing(word) && !isSameThing(word, kind);
}
