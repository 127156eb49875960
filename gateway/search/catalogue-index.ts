import type { ProductSort } from '../generated/schema.ts';
import { bestOf } from './best-of.ts';
import { filterSlots, type ChoiceCounts, type Choices, type SearchFilter } from './choices.ts';
import { createColumns, type ListedFields } from './columns.ts';
import { createTextIndex, type Texts } from './text-index.ts';

/** A product as lists show and order it. `Item` is what a search gives back. */
export interface IndexEntry<Item> extends ListedFields {
  item: Item;
}

export interface IndexQuery {
  text: string | undefined;
  filter: SearchFilter;
  sort: ProductSort | null;
  from: number; // places in the list
  to: number; // the place after the last one
  choices: Choices | undefined; // undefined: nothing is counted
}

/** An item, and the version of the catalogue that it was read at. */
export interface Found<Item> {
  id: string;
  item: Item;
  version: number;
}

export interface SearchResult<Item> {
  found: Found<Item>[];
  total: number;
  corrected: string | null; // the text without its typing errors; null: it has none
  hasSomeWords: boolean; // no product has all words of the text: these have some
  counts: ChoiceCounts | undefined;
}

/** All products of the catalogue, searched in memory. */
export interface CatalogueIndex<Item> {
  readonly size: number;
  has: (id: string) => boolean;
  /** `version`, `round`: when it was read. */
  put: (entry: IndexEntry<Item>, version: number, round: number) => void;
  isSeenIn: (id: string, round: number) => boolean;
  /** Notes that a round has met a product whose record is not to be used. */
  see: (id: string, round: number) => void;
  remove: (id: string) => void;
  unseenIn: (round: number) => string[]; // products that this round has not met
  clear: () => void;
  all: () => Found<Item>[]; // in no order
  search: (query: IndexQuery) => SearchResult<Item> | undefined; // undefined: the text has no word
}

interface Kept<Item> extends Found<Item>, Texts {
  round: number;
}

export function createCatalogueIndex<Item>(): CatalogueIndex<Item> {
  const slots = new Map<string, number>();
  const records: (Kept<Item> | undefined)[] = [];
  const free: number[] = [];
  let columns = createColumns();
  let texts = createTextIndex();
  let all = new Uint32Array(0); // scratch for searches without a text

  function everySlot(): Uint32Array {
    if (all.length < slots.size) all = new Uint32Array(Math.ceil(slots.size * 1.5));
    let count = 0;
    for (const slot of slots.values()) all[count++] = slot;
    return all.subarray(0, count);
  }

  return {
    get size() {
      return slots.size;
    },
    has: (id) => slots.has(id),
    put({ item, ...fields }, version, round) {
      const { id, title, brand, category } = fields;
      const slot = slots.get(id) ?? free.pop() ?? records.length;
      const known = records[slot];
      const isSame = known?.title === title && known.brand === brand && known.category === category;
      if (known && !isSame) texts.remove(slot, known);
      if (!known || !isSame) texts.add(slot, fields);
      columns.set(slot, fields);
      slots.set(id, slot);
      records[slot] = { id, title, brand, category, item, version, round };
    },
    isSeenIn: (id, round) => (records[slots.get(id) ?? -1]?.round ?? -1) >= round,
    see(id, round) {
      const known = records[slots.get(id) ?? -1];
      if (known) known.round = round;
    },
    remove(id) {
      const slot = slots.get(id);
      const known = slot === undefined ? undefined : records[slot];
      if (slot === undefined || !known) return;
      texts.remove(slot, known);
      slots.delete(id);
      records[slot] = undefined;
      free.push(slot);
    },
    unseenIn: (round) => [...slots].filter(([, slot]) => (records[slot]?.round ?? 0) < round).map(([id]) => id),
    clear() {
      slots.clear();
      records.length = 0;
      free.length = 0;
      columns = createColumns();
      texts = createTextIndex();
    },
    all: () => records.filter((record) => record !== undefined),
    search({ text, filter, sort, from, to, choices }) {
      const matches = text === undefined ? undefined : texts.find(text);
      if (text !== undefined && !matches) return undefined;
      const filtered = filterSlots(matches?.slots ?? everySlot(), columns, filter, choices);
      const compare = columns.compare(sort, matches?.scores);
      return {
        found: bestOf(filtered.slots, from, to, compare).flatMap((slot) => records[slot] ?? []),
        total: filtered.slots.length,
        corrected: matches?.corrected ?? null,
        hasSomeWords: matches?.hasSomeWords ?? false,
        counts: filtered.counts,
      };
    },
  };
}
