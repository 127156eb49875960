import { directMatches, fuzzyMatches, isWholeOrStart, type Match } from './matches.ts';
import { createLetterIndex, type LetterBit } from './letters.ts';
import { createVocabulary } from './vocabulary.ts';
import { searchedWords, wordsOf } from './words.ts';

/** What the words of a product stand in. */
export interface Texts {
  title: string | null;
  brand: string | null;
  category: string | null;
}

export interface TextMatches {
  slots: Uint32Array; // of the products in which all words are found; valid until the next search
  scores: Float32Array; // by slot: the higher, the better
  /** The text with its typing errors corrected. Null: nothing to correct. */
  corrected: string | null;
}

/** Which product has which words. A product is a number, its slot. */
export interface TextIndex {
  readonly words: number;
  add: (slot: number, texts: Texts) => void;
  remove: (slot: number, texts: Texts) => void; // with the texts that were added
  find: (text: string) => TextMatches | undefined; // undefined: the text has no word
}

/** A field's place in a posting, and how much a word in it counts. */
const FIELDS = ['title', 'brand', 'category'] as const;
const WEIGHTS = [1, 0.9, 0.6];
const FIELD_BITS = 2;
const FIELD_MASK = 3;
const SHORT_TITLE = 0.5; // at most, for a product with few other words
const LIKELIER = 5; // times as many products have a word that is suggested in place of one that stands inside of others

/** One word of a search. */
interface Searched {
  direct: readonly Match[];
  near: () => readonly Match[]; // none if a word of the vocabulary is, or begins with, the searched one
}

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary();
  const letters = createLetterIndex();
  let slotCount = 0; // slots that are, or were, in use
  const postings: number[][] = []; // by word: slot and field in one number
  let lengths = new Uint8Array(1024); // by slot: words of the title
  let hits = new Uint8Array(1024); // by slot: how many of the searched words are found in it
  let scores = new Float32Array(1024);
  let lastScores = new Float32Array(1024); // by slot: of the word that is looked for
  let found = new Uint32Array(1024);

  function grow(slots: number): void {
    if (slots <= lengths.length) return;
    const size = Math.max(slots, Math.ceil(lengths.length * 1.5));
    const kept = lengths;
    lengths = new Uint8Array(size);
    lengths.set(kept);
    [hits, scores, lastScores, found] = [
      new Uint8Array(size),
      new Float32Array(size),
      new Float32Array(size),
      new Uint32Array(size),
    ];
  }

  /** Each word once per product, for the first of its fields. */
  function postingsOf(slot: number, texts: Texts): Map<string, number> {
    const all = new Map<string, number>();
    for (const [field, name] of FIELDS.entries()) {
      for (const word of wordsOf(texts[name] ?? '')) {
        if (!all.has(word)) all.set(word, (slot << FIELD_BITS) | field);
      }
    }
    return all;
  }

  /** Marks the products that have a word; `place`: how many words have been looked for before. */
  function mark(matches: readonly Match[], place: number): number {
    let marked = 0;
    for (const { id, score } of matches) {
      for (const posting of postings[id] ?? []) {
        const slot = posting >> FIELD_BITS;
        const hit = hits[slot] ?? 0;
        if (hit < place) continue;
        const value = score * (WEIGHTS[posting & FIELD_MASK] ?? 0);
        const last = hit > place ? (lastScores[slot] ?? 0) : 0;
        if (hit > place && value <= last) continue;
        if (hit === place) found[marked++] = slot;
        hits[slot] = place + 1;
        scores[slot] = (scores[slot] ?? 0) + value - last;
        lastScores[slot] = value;
      }
    }
    return marked;
  }

  /** Products with all the words, and with all the single letters. */
  function findAll(words: readonly (readonly Match[])[], bits: readonly LetterBit[]): Uint32Array {
    hits.fill(0);
    scores.fill(0);
    let count = words.length > 0 ? 0 : slotCount;
    for (let slot = 0; slot < count; slot += 1) found[slot] = slot;
    for (const [place, matches] of words.entries()) {
      count = mark(matches, place);
      if (count === 0) break;
    }
    for (const bit of bits) count = keepWith(bit, count);
    const slots = found.subarray(0, count);
    const searchedFor = words.length + bits.length;
    for (const slot of slots) {
      scores[slot] = (scores[slot] ?? 0) + (SHORT_TITLE * searchedFor) / Math.max(lengths[slot] ?? 1, searchedFor);
    }
    return slots;
  }

  /** Leaves the products with the letter among the first `count` that were found. */
  function keepWith(bit: LetterBit, count: number): number {
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const slot = found[place] ?? 0;
      const how = letters.holds(slot, bit);
      if (how === 0) continue;
      scores[slot] = (scores[slot] ?? 0) + how;
      found[kept++] = slot;
    }
    return kept;
  }

  const products = (matches: readonly Match[]): number =>
    matches.reduce((sum, { id }) => sum + (postings[id]?.length ?? 0), 0);

  /** The nearest word and, of several, the one that most products have. Undefined: `word` is found as it is. */
  function correctionOf({ direct, near }: Searched): string | undefined {
    const [first, ...others] = near();
    if (!first) return undefined;
    const best = others.reduce((a, b) => (products([b]) > products([a]) ? b : a), first);
    return products([best]) > LIKELIER * products(direct) ? vocabulary.wordOf(best.id) : undefined;
  }

  function searched(word: string): Searched {
    const direct = directMatches(vocabulary, word);
    let known: Match[] | undefined;
    const near = (): Match[] => (known ??= direct.some(isWholeOrStart) ? [] : fuzzyMatches(vocabulary, word));
    return { direct, near };
  }

  return {
    get words() {
      return vocabulary.size;
    },
    add(slot, texts) {
      grow(slot + 1);
      slotCount = Math.max(slotCount, slot + 1);
      lengths[slot] = Math.min(wordsOf(texts.title ?? '').length, 255);
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
      const words = searchedWords(text);
      if (words.length === 0) return undefined;
      const bits = words.flatMap((word) => letters.bitOf(word) ?? []);
      const long = words.filter((word) => !letters.bitOf(word));
      const each = new Map(long.map((word) => [word, searched(word)] as const));
      const all = [...each.values()];
      let slots = findAll(
        all.map(({ direct }) => direct),
        bits,
      );
      if (slots.length === 0) {
        slots = findAll(
          all.map(({ direct, near }) => [...near(), ...direct]),
          bits,
        );
      }
      if (slots.length === 0) return { slots, scores, corrected: null };
      let isWrong = false;
      const corrected = wordsOf(text).map((word) => {
        const known = each.get(word);
        const correction = known && correctionOf(known);
        isWrong ||= correction !== undefined;
        return correction ?? word;
      });
      return { slots, scores, corrected: isWrong ? corrected.join(' ') : null };
    },
  };
}
