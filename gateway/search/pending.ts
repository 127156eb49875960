import { createTagLog } from '../cache/tag-log.ts';

/** What a change of the catalogue means for the index. */
export interface Change {
  tags: readonly string[]; // cache tags; a product's own is its id
  moved: readonly string[]; // products whose texts, price or rating may be others, which decide what a search finds
  restocked: readonly string[]; // products of which only what is shown may be another
  newProducts: boolean; // their ids are not known
  everything: 'moved' | 'restocked' | undefined; // any product
}

/** Remembers what has changed since it was read. */
export interface Pending {
  readonly version: number;
  readonly products: number; // that are to be read again
  /** True: what a search finds is right. A product that it finds may still have to be read again. */
  isSettled: () => boolean;
  /** True: what is not right is known by its id. False: there may be new products, or any product may be another. */
  isKnownById: () => boolean;
  note: (change: Change) => void;
  /** A product that was read at `version` may have changed since. */
  isOutdated: (id: string, version: number) => boolean;
  isAllOutdated: (version: number) => boolean; // any product may have changed since
  readAgain: (ids: readonly string[]) => void; // products that may be gone
  /** A product to be read again. */
  next: () => string | undefined;
  hasNewProducts: () => boolean;
  needsRound: () => 'now' | 'soon' | undefined;
  /** Each takes the version before the read. What has changed since stays pending. */
  onProduct: (id: string, version: number) => void;
  onNewest: (version: number) => void;
  onRound: (version: number) => void;
}

const MAX_PRODUCTS = 1_000; // with more of them, a round over the whole catalogue is quicker

export function createPending(): Pending {
  const log = createTagLog();
  const unsettled = new Set<string>(); // may be found by mistake, or not be found
  const outdated = new Set<string>(); // only show something outdated
  let newProducts: number | undefined; // the version of the latest; undefined: none
  let unsettledRound: number | undefined; // anything may have changed at this version
  let outdatedRound: number | undefined;

  const isKnownById = (): boolean => newProducts === undefined && unsettledRound === undefined;

  return {
    get version() {
      return log.version;
    },
    get products() {
      return unsettled.size + outdated.size;
    },
    isSettled: () => unsettled.size === 0 && isKnownById(),
    isKnownById,
    note({ tags, moved, restocked, newProducts: isNew, everything }) {
      log.invalidate(tags);
      const { version } = log;
      for (const id of moved) unsettled.add(id);
      for (const id of restocked) outdated.add(id);
      if (isNew) newProducts = version;
      if (everything === 'moved' || unsettled.size > MAX_PRODUCTS) {
        unsettled.clear();
        unsettledRound = version;
      }
      if (everything === 'restocked' || outdated.size > MAX_PRODUCTS) {
        outdated.clear(); // the log knows them all the same
        outdatedRound = version;
      }
    },
    isOutdated: (id, version) => outdated.has(id) || unsettled.has(id) || log.changedSince(version, [id]),
    isAllOutdated: (version) => log.changedSince(version, []),
    readAgain(ids) {
      for (const id of ids) outdated.add(id);
    },
    next: () => first(unsettled) ?? first(outdated),
    hasNewProducts: () => newProducts !== undefined,
    needsRound: () => (unsettledRound !== undefined ? 'now' : outdatedRound !== undefined ? 'soon' : undefined),
    onProduct(id, version) {
      if (log.changedSince(version, [id])) return;
      unsettled.delete(id);
      outdated.delete(id);
    },
    onNewest(version) {
      if (newProducts !== undefined && newProducts <= version) newProducts = undefined;
    },
    onRound(version) {
      if (unsettledRound !== undefined && unsettledRound <= version) unsettledRound = undefined;
      if (outdatedRound !== undefined && outdatedRound <= version) outdatedRound = undefined;
    },
  };
}

function first(ids: ReadonlySet<string>): string | undefined {
  for (const id of ids) return id;
  return undefined;
}
