import type { LetterBit, LetterIndex } from './letters.ts';
import type { Match } from './matches.ts';
import { withPlaces } from './with-places.ts';

/** How much a word counts by the field of a posting (text-index.ts). An accessory for a thing comes after the thing. */
const WEIGHTS = [1, 0.9, 0.8, 0.5, 0.4];
const SHORT_TITLE = 0.5; // at most, for a product with few other words
const EACH_WORD = 256; // where some words will do: more than all the rest together, so that most words come first
const THING = 16; // there: more than how rare a word is among 65,000 products
const CLOSENESS = 0.1; // there: how much of a match's score counts beside how rare the word is

/** A posting is a product that has a word, and the field in which it has it, as one number. */
export const KIND = 0;
const BRAND = 2;
const FIELD_BITS = 3;
const FIELD_MASK = 7;
export const postingOf = (slot: number, field: number): number => (slot << FIELD_BITS) | field;
export const fieldOf = (posting: number): number => posting & FIELD_MASK;

/** Finds the products that have all words of a search, and says how well each fits. */
export interface Scoring {
  readonly scores: Float32Array; // by slot, of the latest search
  /** `titleWords`: how many words the product's title has. */
  set: (slot: number, titleWords: number) => void;
  /** The products with one of the matches of each word, and with all the single letters. */
  find: (words: readonly (readonly Match[])[], bits: readonly LetterBit[]) => Uint32Array;
  /**
   * The products with a match of any word. Those with most words score highest, then those with the rarest. Where some are what is looked
   * for, those that are no more than of the brand are left out.
   */
  findSome: (words: readonly SomeWord[]) => Uint32Array;
}

export interface SomeWord {
  matches: readonly Match[];
  isTelling: boolean; // false for a mere number: that it is rare says nothing
  isThing: boolean; // it says what is looked for, unlike a size or a colour
}

export function createScoring(postings: readonly (readonly number[])[], letters: LetterIndex): Scoring {
  let slotCount = 0; // slots that are, or were, in use
  let lengths = new Uint8Array(1024); // by slot: words of the title
  let hits = new Uint8Array(1024); // by slot: how many of the searched words are found in it
  let scores = new Float32Array(1024);
  let lastScores = new Float32Array(1024); // by slot: of the word that is looked for
  let found = new Uint32Array(1024);
  let isMore = new Uint8Array(1024); // by slot, where some words will do: 1 if one of them is not the brand

  function grow(): void {
    lengths = withPlaces(lengths, slotCount);
    hits = withPlaces(hits, slotCount);
    scores = withPlaces(scores, slotCount);
    lastScores = withPlaces(lastScores, slotCount);
    found = withPlaces(found, slotCount);
    isMore = withPlaces(isMore, slotCount);
  }

  /** Counts the best match of a word for a product once; `place`: how many words have been looked for before. */
  function raise(slot: number, place: number, value: number): void {
    const last = (hits[slot] ?? 0) > place ? (lastScores[slot] ?? 0) : 0;
    if (value <= last) return;
    hits[slot] = place + 1;
    scores[slot] = (scores[slot] ?? 0) + value - last;
    lastScores[slot] = value;
  }

  /** Marks the products that have a word; `place`: how many words have been looked for before. */
  function mark(matches: readonly Match[], place: number): number {
    let marked = 0;
    for (const { id, score } of matches) {
      for (const posting of postings[id] ?? []) {
        const slot = posting >> FIELD_BITS;
        const hit = hits[slot] ?? 0;
        if (hit < place) continue;
        if (hit === place) found[marked++] = slot;
        raise(slot, place, score * (WEIGHTS[fieldOf(posting)] ?? 0));
      }
    }
    return marked;
  }

  /** Adds the products that have a word to the first `count` that were found. */
  function markSome({ matches, isTelling, isThing }: SomeWord, place: number, count: number): number {
    const holders = matches.reduce((sum, { id }) => sum + (postings[id]?.length ?? 0), 0);
    const rarity = isTelling ? Math.max(Math.log2(slotCount / holders), 0) : 0;
    const weight = EACH_WORD + rarity + (isThing ? THING : 0);
    for (const { id, score } of matches) {
      for (const posting of postings[id] ?? []) {
        const slot = posting >> FIELD_BITS;
        if (hits[slot] === 0) found[count++] = slot;
        if (fieldOf(posting) !== BRAND) isMore[slot] = 1;
        raise(slot, place, weight + CLOSENESS * score * (WEIGHTS[fieldOf(posting)] ?? 0));
      }
    }
    return count;
  }

  function preferShortTitles(slots: Uint32Array, searchedFor: number): void {
    for (const slot of slots) {
      scores[slot] = (scores[slot] ?? 0) + (SHORT_TITLE * searchedFor) / Math.max(lengths[slot] ?? 1, searchedFor);
    }
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

  return {
    get scores() {
      return scores;
    },
    set(slot, titleWords) {
      slotCount = Math.max(slotCount, slot + 1);
      grow();
      lengths[slot] = Math.min(titleWords, 255);
    },
    find(words, bits) {
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
      preferShortTitles(slots, words.length + bits.length);
      return slots;
    },
    findSome(words) {
      hits.fill(0);
      scores.fill(0);
      isMore.fill(0);
      let count = 0;
      for (const [place, word] of words.entries()) count = markSome(word, place, count);
      const hasThing = words.some(({ isThing, matches }) => isThing && matches.length > 0);
      const all = found.subarray(0, count);
      const slots = hasThing ? all.filter((slot) => isMore[slot]) : all;
      preferShortTitles(slots, words.length);
      return slots;
    },
  };
}
