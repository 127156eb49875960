import type { OutcomeOperation } from '../rest/outcomes.ts';
import { list, objectId, record } from '../lib/json-readers.ts';

/** Marks what a change touches, as a product's id marks that product: the lists, which products there are and in what order. */
export const LISTS = 'lists';
/** The whole catalogue. */
export const EVERYTHING = 'everything';

/** What a change touches: marks, each a product's id, LISTS or EVERYTHING. */
type Touches = (payload: Record<string, unknown>) => readonly string[];

const idsOf = (...values: unknown[]): string[] => values.flatMap((value) => objectId(value) ?? []);
const ordered: Touches = ({ products }) =>
  idsOf(...(list(products) ?? []).map((product) => record(product)?.['productId']));

/**
 * Which changes made through the gateway show in the catalogue, and where: ratings and texts order and fill lists, stock only
 * shows with the product itself. Everything that is not here leaves the catalogue as it is.
 */
const TOUCHES: Partial<Record<OutcomeOperation, Touches>> = {
  addReview: ({ productId }) => [LISTS, ...idsOf(productId)],
  deleteReview: ({ productId }) => [LISTS, ...idsOf(productId)],
  createProduct: () => [LISTS],
  updateProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  deleteProduct: (payload) => [LISTS, ...idsOf(payload['product_id'])],
  placeOrder: ordered,
  removeOrderItem: ({ productId }) => idsOf(productId),
  // An order that is called off may give stock back, and which products it holds is not said.
  updateOrderStatus: () => [EVERYTHING],
};

/** Marks of what an operation shows in; none for one that leaves the catalogue as it is. */
export function touchedBy(operation: OutcomeOperation, payload: Record<string, unknown> = {}): readonly string[] {
  return TOUCHES[operation]?.(payload) ?? [];
}

/** Remembers what has changed, in the order in which it did, so that whoever read before knows what to read again. */
export interface ChangeLog {
  /** Changes so far: the moment, as it were, at which something is read. */
  readonly now: number;
  /** Notes a change. */
  note: (marks: readonly string[]) => void;
  /** True if anything of these marks has changed after a moment. */
  changedSince: (moment: number, marks: readonly string[]) => boolean;
}

/** Marks that are remembered one by one; of older ones it is only known that something had changed. */
const REMEMBERED = 10_000;

export function createChangeLog(): ChangeLog {
  const latest = new Map<string, number>();
  let now = 0;
  let everything = 0;
  return {
    get now() {
      return now;
    },
    note(marks) {
      now += 1;
      if (marks.includes(EVERYTHING)) everything = now;
      for (const mark of marks) {
        latest.delete(mark);
        latest.set(mark, now);
      }
      for (const [mark, moment] of latest) {
        if (latest.size <= REMEMBERED) break;
        latest.delete(mark);
        everything = Math.max(everything, moment);
      }
    },
    changedSince: (moment, marks) =>
      moment < now && (everything > moment || marks.some((mark) => (latest.get(mark) ?? 0) > moment)),
  };
}
