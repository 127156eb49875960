import type { FieldNode, GraphQLError, GraphQLObjectType, GraphQLOutputType } from 'graphql';

/** A response path as graphql-js has it in `info.path`. */
export interface Path {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
}

/** A field of a selection set. Several nodes: the document asks for it more than once. */
export interface FieldDetails {
  fieldName: string;
  parentType: GraphQLObjectType;
  returnType: GraphQLOutputType;
  nodes: readonly FieldNode[];
}

/** The field that a value belongs to, also as an item, and whether the value may be null. */
export interface Slot {
  field: FieldDetails;
  nullable: boolean;
}

/** Where a value goes: a field of an object, or an item of a list. */
export interface Place {
  readonly parent: Position | undefined; // undefined: the data as a whole
  readonly key: string | number; // the response name, or the index
  readonly order: number; // among the fields or items of the parent
  readonly slot: Slot | undefined;
}

/** A field error, and whose field or item has failed. */
export interface Failure {
  error: GraphQLError;
  position: Position;
  order: number;
}

/** An object, or a list by its indices. */
export type Result = Record<string | number, unknown>;

const NEVER = 2 ** 30 - 1; // above any order, and small enough to be stored without a box
const NOT_BEGUN: Result = Object.freeze({});

/** The place of an object or a list. Leaf values have none of their own. */
export class Position implements Place {
  readonly parent: Position | undefined;
  readonly key: string | number;
  readonly order: number;
  readonly slot: Slot | undefined;
  source: unknown; // what the resolver gave
  result: Result = NOT_BEGUN;
  segment = 0; // of the run, in which its fields or items are reached
  pending = 0; // promises below, which it waits for
  failedAt = NEVER; // the first field or item that failed without a wait
  failure: Failure | undefined = undefined; // ends it as soon as nothing is pending
  hasEnded = false; // by a failure: what is below is not waited for
  endedIn = 0; // the segment of that failure
  isNulled = false; // by an error in the response: those below are not told
  #path: Path | undefined = undefined;

  constructor(
    parent: Position | undefined,
    key: string | number,
    order: number,
    slot: Slot | undefined,
    source: unknown,
  ) {
    this.parent = parent;
    this.key = key;
    this.order = order;
    this.slot = slot;
    this.source = source;
  }

  /** Undefined: the data as a whole. */
  get path(): Path | undefined {
    return this.parent && this.slot && (this.#path ??= pathOf(this.parent, this.key, this.slot.field));
  }
}

/** Puts the result where it belongs, before its fields or items are reached. */
export function begin(position: Position, result: Result, segment: number): void {
  const { parent, key } = position;
  position.result = result;
  position.segment = segment;
  if (!parent) return;
  // V8 is faster if fields and items are not written by the same line.
  if (typeof key === 'number') parent.result[key] = result;
  else parent.result[key] = result;
}

export function pathOf(parent: Position, key: string | number, { parentType }: FieldDetails): Path {
  return { prev: parent.path, key, typename: typeof key === 'number' ? undefined : parentType.name };
}

/** True: in graphql-js an earlier failure keeps this field or item from running. */
export function isAborted(position: Position, order: number): boolean {
  let child = order;
  for (let above: Position | undefined = position; above; above = above.parent) {
    if (child > above.failedAt) return true;
    child = above.order;
  }
  return false;
}

/** The objects and lists that wait for what is below this one. */
export function* waitingFrom(position: Position): Generator<Position> {
  for (let above: Position | undefined = position; above && !above.hasEnded; above = above.parent) yield above;
}

export function isNulled(position: Position): boolean {
  for (let above: Position | undefined = position; above; above = above.parent) if (above.isNulled) return true;
  return false;
}

/** For a sort: by the order of the fields in the document, and of the items in their lists. */
export function inDocumentOrder(first: Failure, second: Failure): number {
  const [one, other] = [ordersTo(first), ordersTo(second)];
  const fork = one.findIndex((order, depth) => order !== other[depth]);
  return fork === -1 ? one.length - other.length : (one[fork] ?? 0) - (other[fork] ?? -1);
}

function ordersTo({ position, order }: Failure): number[] {
  const orders = [order];
  for (let above = position; above.parent; above = above.parent) orders.unshift(above.order);
  return orders;
}
