import type { LeafValues } from './leaf-values.ts';
import { isAborted, Position, type Slot } from './position.ts';
import { isPromise } from './promises.ts';
import type { Run } from './run.ts';

/** Makes results of the sources of positions, all of the same slot. */
export type CompleteValues = (run: Run, positions: readonly Position[]) => void;

/** How values of a slot are completed. */
export interface Completion {
  slot: Slot;
  /** True: the value is its own result. */
  isReady: (value: unknown) => boolean;
  /** A leaf is completed at once. Objects and lists are added to `later`, for `complete`. Throws the place's error. */
  take: (run: Run, parent: Position, key: string | number, order: number, value: unknown, later: Position[]) => void;
  complete: CompleteValues;
}

export function completionOfLeaf(slot: Slot, { isReady, serialize }: LeafValues): Completion {
  return {
    slot,
    isReady,
    take(_run, parent, key, _order, value) {
      parent.result[key] = isPresent(value, slot) ? serialize(value) : null;
    },
    complete: () => undefined,
  };
}

export function completionOfComposite(slot: Slot, complete: CompleteValues): Completion {
  return {
    slot,
    isReady: () => false,
    take(_run, parent, key, order, value, later) {
      later.push(new Position(parent, key, order, slot, value));
    },
    complete,
  };
}

/** Takes a value or waits for it. */
export function takeValue(
  run: Run,
  { slot, take, complete }: Completion,
  parent: Position,
  key: string | number,
  order: number,
  value: unknown,
  later: Position[],
): void {
  try {
    if (!isPromise(value)) return take(run, parent, key, order, value, later);
    run.wait({ parent, key, order, slot }, value, (settled) => {
      const own: Position[] = [];
      take(run, parent, key, order, settled, own);
      complete(run, own);
    });
  } catch (error) {
    run.fail({ parent, key, order, slot }, error);
  }
}

/** False: the object or list is null, or has failed, or isn't reached. */
export function begins(run: Run, position: Position): boolean {
  const { parent, key, order, slot, source } = position;
  if (!parent || !slot || (run.hasFailed && isAborted(parent, order))) return false;
  try {
    if (isPresent(source, slot)) return true;
    parent.result[key] = null;
  } catch (error) {
    run.fail(position, error);
  }
  return false;
}

/** False: null. Throws an error that is a value, and one for a null where none may be. */
function isPresent(value: unknown, { nullable, field }: Slot): boolean {
  if (value instanceof Error) throw value;
  if (value !== null && value !== undefined) return true;
  if (nullable) return false;
  throw new Error(`Cannot return null for non-nullable field ${field.parentType.name}.${field.fieldName}.`);
}
