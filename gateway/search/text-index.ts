import { directMatches, fuzzyMatches, isOneEdit, isWholeOrStart, isWholeWord, type Match } from './matches.ts';
import { createLetterIndex } from './letters.ts';
import { createScoring, fieldOf, KIND, postingOf, type SomeWord } from './scoring.ts';
import { isThing } from './synonyms.ts';
import { titleWordsOf } from './title-words.ts';
import { createVocabulary } from './vocabulary.ts';
import { indexedWords, searchedWords, wordsOf } from './words.ts';

/** What the words of a product stand in. */
export interface Texts {
  title: string | null;
  brand: string | null;
  category: string | null;
}

export interface TextMatches {
  slots: Uint32Array; // of the products in which the words are found; valid until the next search
  scores: Float32Array; // by slot: the higher, the better
  /** The text with its typing errors corrected. Null: nothing to correct. */
  corrected: string | null;
  /** No product has all words: these have some of them. */
  hasSomeWords: boolean;
}

/** Which product has which words. A product is a number, its slot. */
export interface TextIndex {
  readonly words: number;
  add: (slot: number, texts: Texts) => void;
  remove: (slot: number, texts: Texts) => void; // with the texts that were added
  find: (text: string) => TextMatches | undefined; // undefined: the text has no word
}

const LIKELIER = 5; // times as many products have a word that is suggested in place of one that stands inside of others

const LETTERS_AND_NUMBER = /^(?:([a-z]{2,})(\d+)|(\d+)([a-z]{2,}))$/; // one letter is a model: an S24 is no 24

/** One word of a search. */
interface Searched {
  word: string;
  direct: readonly Match[];
  near: () => readonly Match[]; // none if a word of the vocabulary is, or begins with, the searched one
}

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary();
  const letters = createLetterIndex();
  const postings: number[][] = []; // by word
  const scoring = createScoring(postings, letters);

  /** Each word once per product, for the first of its fields, which are in the order of their weight. */
  function postingsOf(slot: number, { title, brand, category }: Texts): Map<string, number> {
    const all = new Map<string, number>();
    const { kind, other, purpose } = titleWordsOf(title ?? '');
    const brandWords = indexedWords(brand ?? '');
    const said = other.filter((word) => !brandWords.includes(word)); // that a title begins with the brand says no more
    const fields = [kind, said, brandWords, indexedWords(category ?? ''), purpose];
    for (const [field, words] of fields.entries()) {
      for (const word of words) {
        if (!all.has(word)) all.set(word, postingOf(slot, field));
      }
    }
    return all;
  }

  const products = (matches: readonly Match[]): number =>
    matches.reduce((sum, { id }) => sum + (postings[id]?.length ?? 0), 0);

  /** The nearest word and, of several, the one that most products have. Undefined: `word` is found as it is. */
  function correctionOf({ direct, near }: Searched, isSome: boolean): string | undefined {
    const matches = isSome ? near().filter(isOneEdit) : near();
    const byWord = Map.groupBy(matches, ({ id, meant }) => meant ?? vocabulary.wordOf(id));
    const [first, ...others] = Array.from(byWord, ([word, stands]) => ({ word, count: products(stands) }));
    if (!first) return undefined;
    const best = others.reduce((a, b) => (b.count > a.count ? b : a), first);
    return best.count > LIKELIER * products(direct) ? best.word : undefined;
  }

  /** 'iphone15' is looked for as 'iphone' and '15' where no product writes it in one, and '16gb' as '16' and 'gb'. */
  function partsOf(word: string): string[] {
    const [, ...parts] = LETTERS_AND_NUMBER.exec(word) ?? [];
    return parts.length > 0 && directMatches(vocabulary, word).length === 0 ? parts.filter(Boolean) : [word];
  }

  function searched(word: string): Searched {
    const direct = directMatches(vocabulary, word);
    let known: Match[] | undefined;
    const near = (): Match[] => (known ??= direct.some(isWholeOrStart) ? [] : fuzzyMatches(vocabulary, word));
    return { word, direct, near };
  }

  /** Whether most of the products that have the words are called so: it ends what a title begins with, as the socks of 'Ankle Socks'. */
  function areKinds(matches: readonly Match[]): boolean {
    let [called, others] = [0, 0];
    for (const { id } of matches) {
      for (const posting of postings[id] ?? []) {
        if (fieldOf(posting) === KIND) called += 1;
        else others += 1;
      }
    }
    return called > others;
  }

  function someWord({ word, direct, near }: Searched): SomeWord {
    const edits = near().filter(isOneEdit);
    const matches = [...edits, ...direct];
    const isTelling = !/^\d+$/.test(word);
    const names = matches.filter(isWholeOrStart).map(({ id, meant }) => meant ?? vocabulary.wordOf(id));
    const isNamed = names.some(isThing) || areKinds([...edits, ...direct.filter(isWholeWord)]);
    return { matches, isTelling, isThing: isTelling && isNamed };
  }

  return {
    get words() {
      return vocabulary.size;
    },
    add(slot, texts) {
      scoring.set(slot, wordsOf(texts.title ?? '').length);
      const own = postingsOf(slot, texts);
      letters.set(slot, own.keys());
      for (const [word, posting] of own) {
        const id = vocabulary.add(word);
        (postings[id] ??= []).push(posting);
      }
    },
    remove(slot, texts) {
      letters.clear(slot);
      for (const [word, posting] of postingsOf(slot, texts)) {
        const id = vocabulary.idOf(word);
        const list = id === undefined ? undefined : postings[id];
        const at = list?.indexOf(posting) ?? -1;
        if (id === undefined || !list || at < 0) continue;
        list[at] = list.at(-1) ?? posting;
        list.pop();
        if (list.length === 0) vocabulary.remove(id);
      }
    },
    find(text) {
      const words = searchedWords(text).flatMap(partsOf);
      if (words.length === 0) return undefined;
      const bits = words.flatMap((word) => letters.bitOf(word) ?? []);
      const long = words.filter((word) => !letters.bitOf(word));
      const each = new Map(long.map((word) => [word, searched(word)] as const));
      const all = [...each.values()];
      let slots = scoring.find(
        all.map(({ direct }) => direct),
        bits,
      );
      if (slots.length === 0) {
        slots = scoring.find(
          all.map(({ direct, near }) => [...near(), ...direct]),
          bits,
        );
      }
      const hasSomeWords = slots.length === 0 && words.length > 1;
      if (hasSomeWords) slots = scoring.findSome(all.map(someWord));
      const { scores } = scoring;
      if (slots.length === 0) return { slots, scores, corrected: null, hasSomeWords: false };
      let isWrong = false;
      const corrected = wordsOf(text).map((word) => {
        const known = each.get(word);
        const correction = known && correctionOf(known, hasSomeWords);
        isWrong ||= correction !== undefined;
        return correction ?? word;
      });
      return { slots, scores, corrected: isWrong ? corrected.join(' ') : null, hasSomeWords };
    },
  };
}
