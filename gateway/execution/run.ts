import {
  locatedError,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLResolveInfo,
  type ResponsePath,
} from 'graphql';
import {
  inDocumentOrder,
  isAborted,
  isNulled,
  pathOf,
  Position,
  waitingFrom,
  type Failure,
  type FieldDetails,
  type Path,
  type Place,
} from './position.ts';

/** What resolvers are told of the operation. */
export type OperationInfo = Pick<
  GraphQLResolveInfo,
  'schema' | 'fragments' | 'rootValue' | 'operation' | 'variableValues'
>;

/** A part of a run. `root` is the data as a whole. */
export type Step = (run: Run, root: Position) => void;

interface RaisedError extends Failure {
  nulled: Position | undefined; // undefined: the failed field or item alone
}

/**
 * One run of an operation: what it waits for, and what has failed. A segment is a stretch without a wait. In it a field runs for
 * all objects of a list, so its errors are put into the order in which graphql-js finds them.
 */
export class Run {
  readonly info: OperationInfo;
  readonly context: unknown;
  segment = 0;
  /** A field has failed before others of this run were reached. */
  hasFailed = false;
  readonly #root: Position;
  readonly #steps: readonly Step[];
  #nextStep = 0;
  #raised: RaisedError[] = [];
  readonly #errors: GraphQLError[] = [];
  #resolve: (result: ExecutionResult) => void = () => undefined;

  constructor(info: OperationInfo, context: unknown, steps: readonly Step[]) {
    this.info = info;
    this.context = context;
    this.#steps = steps;
    this.#root = new Position(undefined, '', 0, undefined, info.rootValue);
  }

  /** What the resolver of a field is told. */
  infoOf({ fieldName, nodes, returnType, parentType }: FieldDetails, path: Path): GraphQLResolveInfo {
    const { schema, fragments, rootValue, operation, variableValues } = this.info;
    return {
      fieldName,
      fieldNodes: nodes,
      returnType,
      parentType,
      path,
      schema,
      fragments,
      rootValue,
      operation,
      variableValues,
    };
  }

  /** What the functions of a type are told. For an item it is the field of the list, as in graphql-js. */
  infoOfValue(position: Position): GraphQLResolveInfo {
    let place = position;
    while (typeof place.key === 'number' && place.parent) place = place.parent;
    const { slot, path } = place;
    if (!slot || !path) throw new TypeError('The data as a whole has no field.');
    return this.infoOf(slot.field, path);
  }

  /** Runs the steps one after the other. A promise only if there is something to wait for. */
  start(): Promise<ExecutionResult> | ExecutionResult {
    this.#advance();
    if (this.#isOver()) return this.#response();
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** The value of a place comes later. `use` takes it then; a rejection, or what `use` throws, is the place's error. */
  wait(place: Place, promise: PromiseLike<unknown>, use: (value: unknown) => void): void {
    const { parent, order } = place;
    if (!parent) throw new TypeError('The data as a whole is never a promise.');
    const settled = Promise.resolve(promise);
    parent.result[place.key] = null; // keeps the order of the fields
    for (const above of waitingFrom(parent)) above.pending += 1;
    const resume = (value: unknown, take: () => void): void => {
      this.segment += 1;
      if (isNulled(parent) || isAborted(parent, order)) forget(value);
      else take();
      this.#release(parent, 1);
      this.#report();
      this.#advance();
      if (this.#isOver()) this.#resolve(this.#response());
    };
    void settled.then(
      (value) => resume(value, () => this.#use(place, value, use)),
      (error: unknown) => resume(undefined, () => this.fail(place, error)),
    );
  }

  #use(place: Place, value: unknown, use: (value: unknown) => void): void {
    try {
      use(value);
    } catch (error) {
      this.fail(place, error);
    }
  }

  /** A field error: the place is null, or the nearest one around it that may be. */
  fail(place: Place, thrown: unknown): void {
    const { parent, key, order, slot } = place;
    if (!parent || !slot) return this.#end(this.#root, { error: thrown as GraphQLError, position: this.#root, order });
    if (isAborted(parent, order)) return;
    const error = locatedError(thrown, slot.field.nodes, keysOf(pathOf(parent, key, slot.field)));
    const failure = { error, position: parent, order };
    if (!slot.nullable) return this.#failParent(parent, order, failure);
    parent.result[key] = null;
    this.#raised.push({ ...failure, nulled: undefined });
  }

  /** As in graphql-js, an object that fails without a wait ends when its earlier fields have settled. */
  #failParent(position: Position, order: number, failure: Failure): void {
    if (position.segment === this.segment) {
      this.hasFailed = true;
      position.failedAt = order;
      if (position.pending > 0 && !Array.isArray(position.result)) {
        position.failure = failure;
        return;
      }
    } else if (position.hasEnded && position.endedIn !== this.segment) return;
    this.#end(position, position.failure ?? failure);
  }

  /** It is null, or what it belongs to. An earlier field or item may yet be found that has failed in the same segment. */
  #end(position: Position, failure: Failure): void {
    const { parent, key, order, slot, hasEnded, pending } = position;
    position.hasEnded = true;
    position.endedIn = this.segment;
    if (parent && !hasEnded) this.#release(parent, pending);
    if (parent && !slot?.nullable) return this.#failParent(parent, order, failure);
    if (parent) parent.result[key] = null;
    this.#raised.push({ ...failure, nulled: position });
  }

  #release(position: Position, count: number): void {
    for (const above of waitingFrom(position)) above.pending -= count;
    for (const above of waitingFrom(position))
      if (above.failure && above.pending === 0) this.#end(above, above.failure);
  }

  /** Nothing is told of what is null already because of another error. */
  #report(): void {
    if (this.#raised.length === 0) return;
    for (const { error, position, nulled } of this.#raised.sort(inDocumentOrder)) {
      if (isNulled(nulled ?? position)) continue;
      if (nulled) nulled.isNulled = true;
      this.#errors.push(error);
    }
    this.#raised = [];
  }

  #advance(): void {
    for (let step; !this.#isHeld() && (step = this.#steps[this.#nextStep]); this.#nextStep += 1) {
      this.segment += 1;
      step(this, this.#root);
      this.#report();
    }
  }

  #isHeld(): boolean {
    return this.#root.pending > 0 || this.#root.hasEnded;
  }

  #isOver(): boolean {
    return this.#root.hasEnded || (this.#root.pending === 0 && this.#nextStep === this.#steps.length);
  }

  #response(): ExecutionResult {
    const data = this.#root.hasEnded ? null : this.#root.result;
    return this.#errors.length === 0 ? { data } : { errors: this.#errors, data };
  }
}

function keysOf(path: ResponsePath): (string | number)[] {
  const keys = [];
  for (let step: ResponsePath | undefined = path; step; step = step.prev) keys.unshift(step.key);
  return keys;
}

/** As in graphql-js: something that fields can be read from. */
export function isObjectLike(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return isObjectLike(value) && typeof value['then'] === 'function';
}

/**
 * A value that is not completed, since its place is null already. The answer tells that error and no other, and a rejection
 * that nobody hears would end the process.
 */
export function forget(value: unknown): void {
  if (Array.isArray(value) || value instanceof Set) value.forEach(forget);
  else if (isPromise(value)) void Promise.resolve(value).then(forget, () => undefined);
}
