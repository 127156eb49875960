import { MAX_CATALOGUE_ROWS } from '../../../../../schema/shop.ts';
import type { StaffCatalogueQuery, StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import { readAll } from '../../../lib/read-all.ts';

type CataloguePart = NonNullable<StaffCatalogueQuery['catalogue']>;
export type Facts = Omit<CataloguePart, 'rows'>;

/** Reads a part of the list. Throws what the gateway's refusal or fault is. */
export type ReadPart = (offset: number, limit: number) => Promise<CataloguePart>;

const WINDOW = 100; // rows of one request while somebody scrolls

/** The list of one filter and order: windows of its rows, read as they come into sight. */
export class RowStore {
  /** Tells lists apart. */
  readonly name: string;
  readonly #read: ReadPart;
  readonly #listeners = new Set<() => void>();
  #windows = new Map<number, readonly StaffRowFragment[] | 'reading'>();
  /** Rows from before `reload`, shown until their window is there again. */
  #before = new Map<number, readonly StaffRowFragment[]>();
  #generation = 0;
  #facts: Facts | undefined;
  #state: { facts: Facts | undefined; error: unknown } = { facts: undefined, error: undefined };

  constructor(name: string, read: ReadPart) {
    this.name = name;
    this.#read = read;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** A new object after each change. */
  readonly state = (): { facts: Facts | undefined; error: unknown } => this.#state;

  at(index: number): StaffRowFragment | undefined {
    return this.#rowsOf(Math.floor(index / WINDOW))?.[index % WINDOW];
  }

  #rowsOf(window: number): readonly StaffRowFragment[] | undefined {
    const rows = this.#windows.get(window);
    return rows && rows !== 'reading' ? rows : this.#before.get(window);
  }

  /** Reads what is missing of the rows from `first` to `last`. */
  need(first: number, last: number): void {
    const [from, to] = [first, last].map((index) => Math.floor(index / WINDOW)) as [number, number];
    for (let place = from; place <= to; place += 1) {
      if (!this.#windows.has(place)) void this.#readWindow(place);
    }
  }

  async #readWindow(place: number): Promise<void> {
    const generation = this.#generation;
    this.#windows.set(place, 'reading');
    try {
      const { rows, ...facts } = await this.#read(place * WINDOW, WINDOW);
      if (generation !== this.#generation) return;
      this.#windows.set(place, rows);
      this.#show({ facts, error: undefined });
    } catch (error) {
      if (generation !== this.#generation) return;
      // It stays marked: a window that fails is not asked for again and again, but with the next `reload`.
      this.#show({ error });
    }
  }

  #show(changed: Partial<{ facts: Facts; error: unknown }>): void {
    this.#facts = changed.facts ?? this.#facts;
    const facts = this.#facts;
    this.#state = { ...this.#state, ...changed, facts };
    for (const listener of this.#listeners) listener();
  }

  /** Reads again whatever comes into sight. The rows stay until then. */
  reload(): void {
    this.#generation += 1;
    for (const [place, rows] of this.#windows) if (rows !== 'reading') this.#before.set(place, rows);
    this.#windows = new Map();
    this.#show({ error: undefined });
  }

  /** Changes a row where it is shown. The next read of its window replaces it. */
  patch(id: string, fields: Partial<StaffRowFragment>): void {
    const patched = (rows: readonly StaffRowFragment[]): readonly StaffRowFragment[] =>
      rows.some((row) => row.id === id) ? rows.map((row) => (row.id === id ? { ...row, ...fields } : row)) : rows;
    for (const [place, rows] of this.#windows) if (rows !== 'reading') this.#windows.set(place, patched(rows));
    for (const [place, rows] of this.#before) this.#before.set(place, patched(rows));
    this.#show({});
  }

  /** All rows of the list, read anew in its order. Throws like `ReadPart`. */
  readAll(): Promise<StaffRowFragment[]> {
    return readAll(this.#read, MAX_CATALOGUE_ROWS);
  }
}
