import { withPlaces } from './with-places.ts';

/** Which single letters each product has. A search for one letter finds nearly all words: to go through them would take 15 ms. */
export interface LetterIndex {
  /** Undefined: the word is not one Latin letter or digit. */
  bitOf: (word: string) => LetterBit | undefined;
  set: (slot: number, words: Iterable<string>) => void;
  clear: (slot: number) => void;
  /** How a product has the letter: 2 if a word begins with it, 1 if it is inside of one, else 0. */
  holds: (slot: number, bit: LetterBit) => 0 | 1 | 2;
}

export interface LetterBit {
  isDigit: boolean;
  bit: number;
}

const CODE_OF_A = 97;
const CODE_OF_0 = 48;
const LETTERS = 26;
const DIGITS = 10;
const START_OF_DIGITS = 16; // digits that begin a word lie above those that are inside of one

export function createLetterIndex(): LetterIndex {
  let starts = new Uint32Array(1024);
  let inside = new Uint32Array(1024);
  let digits = new Uint32Array(1024);

  function grow(slots: number): void {
    starts = withPlaces(starts, slots);
    inside = withPlaces(inside, slots);
    digits = withPlaces(digits, slots);
  }

  return {
    bitOf: (word) => (word.length === 1 ? bitOf(word.charCodeAt(0)) : undefined),
    set(slot, words) {
      grow(slot + 1);
      let [first, any, number] = [0, 0, 0];
      for (const word of words) {
        for (let at = 0; at < word.length; at += 1) {
          const found = bitOf(word.charCodeAt(at));
          if (!found) continue;
          if (found.isDigit) number |= at === 0 ? found.bit | (found.bit << START_OF_DIGITS) : found.bit;
          else if (at === 0) first |= found.bit;
          else any |= found.bit;
        }
      }
      starts[slot] = first;
      inside[slot] = any;
      digits[slot] = number;
    },
    clear(slot) {
      starts[slot] = inside[slot] = digits[slot] = 0;
    },
    holds(slot, { bit, isDigit }) {
      if (isDigit) {
        const has = digits[slot] ?? 0;
        return has & (bit << START_OF_DIGITS) ? 2 : has & bit ? 1 : 0;
      }
      return (starts[slot] ?? 0) & bit ? 2 : (inside[slot] ?? 0) & bit ? 1 : 0;
    },
  };
}

function bitOf(code: number): LetterBit | undefined {
  if (code >= CODE_OF_A && code < CODE_OF_A + LETTERS) return { isDigit: false, bit: 1 << (code - CODE_OF_A) };
  if (code >= CODE_OF_0 && code < CODE_OF_0 + DIGITS) return { isDigit: true, bit: 1 << (code - CODE_OF_0) };
  return undefined;
}
