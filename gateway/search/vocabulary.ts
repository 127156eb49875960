import SearchableMap from 'minisearch/SearchableMap';
import { stemOf } from './words.ts';

/** The words of all products, each with a number. */
export interface Vocabulary {
  readonly size: number;
  idOf: (word: string) => number | undefined;
  wordOf: (id: number) => string;
  add: (word: string) => number;
  remove: (id: number) => void;
  withStem: (stem: string) => readonly number[];
  /** Calls `visit` once per word that has the letters. */
  containing: (letters: string, visit: (id: number, starts: boolean) => void) => void;
  /** Words by their edit distance (Levenshtein) from `word`. */
  near: (word: string, most: number) => Iterable<[word: string, id: number, distance: number]>;
}

const SEPARATOR = '\n'; // is in no word

export function createVocabulary(): Vocabulary {
  const tree = new SearchableMap<number>();
  const words: (string | undefined)[] = [];
  const free: number[] = [];
  const stems = new Map<string, number[]>();
  let joined: Joined | undefined;

  return {
    get size() {
      return words.length - free.length;
    },
    idOf: (word) => tree.get(word),
    wordOf: (id) => words[id] ?? '',
    add(word) {
      const known = tree.get(word);
      if (known !== undefined) return known;
      const id = free.pop() ?? words.length;
      words[id] = word;
      tree.set(word, id);
      const stem = stemOf(word);
      stems.set(stem, [...(stems.get(stem) ?? []), id]);
      joined = undefined;
      return id;
    },
    remove(id) {
      const word = words[id];
      if (word === undefined) return;
      words[id] = undefined;
      free.push(id);
      tree.delete(word);
      const stem = stemOf(word);
      const others = (stems.get(stem) ?? []).filter((other) => other !== id);
      if (others.length > 0) stems.set(stem, others);
      else stems.delete(stem);
      joined = undefined;
    },
    withStem: (stem) => stems.get(stem) ?? [],
    containing(letters, visit) {
      joined ??= join(words);
      const { ids, starts, text } = joined;
      let place = 0;
      for (let at = text.indexOf(letters); at !== -1; at = text.indexOf(letters, starts[place])) {
        place = lastUpTo(starts, at, place);
        visit(ids[place] ?? 0, starts[place] === at);
        place += 1;
        if (place >= ids.length) return;
      }
    },
    *near(word, most) {
      for (const [found, [id, distance]] of tree.fuzzyGet(word, most)) yield [found, id, distance];
    },
  };
}

/** All words in one text, which is searched at the speed of memory. */
interface Joined {
  text: string;
  starts: Uint32Array; // where each word begins
  ids: Uint32Array;
}

function join(words: readonly (string | undefined)[]): Joined {
  const ids: number[] = [];
  const starts: number[] = [];
  let text = '';
  for (const [id, word] of words.entries()) {
    if (word === undefined) continue;
    ids.push(id);
    starts.push(text.length);
    text += word + SEPARATOR;
  }
  return { text, starts: Uint32Array.from(starts), ids: Uint32Array.from(ids) };
}

/** The place of the last start that is not beyond `at`, which lies at `from` or after it: most often near. */
function lastUpTo(starts: Uint32Array, at: number, from: number): number {
  let step = 1;
  while (from + step < starts.length && (starts[from + step] ?? 0) <= at) step *= 2;
  let [low, high] = [from + (step >> 1), Math.min(from + step, starts.length)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
