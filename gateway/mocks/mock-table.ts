import type { IMockStore } from '@graphql-tools/mock';

/**
 * The rows of one type of the schema, in the order in which they came. They lie in the mock store, which holds every value
 * to its type; the table adds what the store lacks: an order, and taking a row out again.
 */
export class MockTable<Row extends { id: string }> {
  readonly #store: IMockStore;
  readonly #typeName: string;
  readonly #fields = new Map<string, Set<string>>();

  constructor(store: IMockStore, typeName: string) {
    this.#store = store;
    this.#typeName = typeName;
  }

  /** All rows, oldest first. */
  all(): Row[] {
    return [...this.#fields.keys()].map((id) => this.require(id));
  }

  find(id: string): Row | undefined {
    return this.#fields.has(id) ? this.require(id) : undefined;
  }

  /** A row that must be there. */
  require(id: string): Row {
    const fields = this.#fields.get(id);
    if (!fields) throw new Error(`The mock store has no ${this.#typeName} ${id}.`);
    const values = [...fields].map((field) => [field, this.#store.get(this.#typeName, id, field)]);
    return Object.fromEntries(values) as Row;
  }

  /** Puts a row in, or changes the one with that id: fields that are left out stay. */
  put(row: Partial<Row> & { id: string }): Row {
    const fields = this.#fields.get(row.id) ?? new Set<string>();
    for (const [field, value] of Object.entries(row)) {
      // The store would make a value up for undefined.
      if (value === undefined) continue;
      this.#store.set(this.#typeName, row.id, field, value);
      fields.add(field);
    }
    this.#fields.set(row.id, fields);
    return this.require(row.id);
  }

  remove(id: string): void {
    this.#fields.delete(id);
  }
}
