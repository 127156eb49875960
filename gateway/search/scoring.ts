import type { LetterBit, LetterIndex } from './letters.ts';
import type { Match } from './matches.ts';
import { withPlaces } from './with-places.ts';

/** How much a word counts by the field of a posting (text-index.ts): in the title, the brand, the category. */
const WEIGHTS = [1, 0.9, 0.6];
const SHORT_TITLE = 0.5; // at most, for a product with few other words

/** A posting is a product that has a word, and the field in which it has it, as one number. */
const FIELD_BITS = 2;
const FIELD_MASK = 3;
export const postingOf = (slot: number, field: number): number => (slot << FIELD_BITS) | field;

/** Finds the products that have all words of a search, and says how well each fits. */
export interface Scoring {
  readonly scores: Float32Array; // by slot, of the latest search
  /** `titleWords`: how many words the product's title has. */
  set: (slot: number, titleWords: number) => void;
  /** The products with one of the matches of each word, and with all the single letters. */
  find: (words: readonly (readonly Match[])[], bits: readonly LetterBit[]) => Uint32Array;
}

export function createScoring(postings: readonly (readonly number[])[], letters: LetterIndex): Scoring {
  let slotCount = 0; // slots that are, or were, in use
  let lengths = new Uint8Array(1024); // by slot: words of the title
  let hits = new Uint8Array(1024); // by slot: how many of the searched words are found in it
  let scores = new Float32Array(1024);
  let lastScores = new Float32Array(1024); // by slot: of the word that is looked for
  let found = new Uint32Array(1024);

  function grow(): void {
    lengths = withPlaces(lengths, slotCount);
    hits = withPlaces(hits, slotCount);
    scores = withPlaces(scores, slotCount);
    lastScores = withPlaces(lastScores, slotCount);
    found = withPlaces(found, slotCount);
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
      const searchedFor = words.length + bits.length;
      for (const slot of slots) {
        scores[slot] = (scores[slot] ?? 0) + (SHORT_TITLE * searchedFor) / Math.max(lengths[slot] ?? 1, searchedFor);
      }
      return slots;
    },
  };
}
