// How what resolvers give becomes the response, by type: leaves, lists, objects, interfaces and unions.
import {
  defaultTypeResolver,
  GRAPHQL_MAX_INT,
  GRAPHQL_MIN_INT,
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { begin, isAborted, Position, type Result, type Slot } from './position.ts';
import { forget, isPromise, type Run } from './run.ts';

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
function begins(run: Run, position: Position): boolean {
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

const isText = (value: unknown): boolean => typeof value === 'string';
const isNever = (): boolean => false;

/** Values that the scalars of the specification give unchanged. */
const READY = new Map<GraphQLLeafType, (value: unknown) => boolean>([
  [GraphQLString, isText],
  [GraphQLID, isText],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, (value) => Number.isFinite(value)],
  [
    GraphQLInt,
    (value) => Number.isInteger(value) && Number(value) <= GRAPHQL_MAX_INT && Number(value) >= GRAPHQL_MIN_INT,
  ],
]);

/** Values of a scalar or an enum. */
export function completionOfLeaf(slot: Slot, type: GraphQLLeafType): Completion {
  return {
    slot,
    isReady: READY.get(type) ?? isNever,
    take(_run, parent, key, _order, value) {
      parent.result[key] = isPresent(value, slot) ? serialize(type, value) : null;
    },
    complete: () => undefined,
  };
}

/** Throws what the type says of a value that is not one of its own. */
function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized !== undefined && serialized !== null) return serialized;
  throw new Error(
    `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
  );
}

/** The items of all lists are completed together. */
export function planLists(items: Completion): CompleteValues {
  return (run, lists) => {
    const later: Position[] = [];
    for (const list of lists) {
      const values = begins(run, list) ? valuesOf(run, list) : undefined;
      if (!values) {
        forget(list.source);
        continue;
      }
      begin(list, new Array(values.length) as unknown as Result, run.segment);
      for (let index = 0; index < values.length; index += 1) {
        if (run.hasFailed && isAborted(list, index)) forget(values[index]);
        else takeValue(run, items, list, index, index, values[index], later);
      }
    }
    if (later.length > 0) items.complete(run, later);
  };
}

/** Undefined: it is no list, and has failed. */
function valuesOf(run: Run, list: Position): readonly unknown[] | undefined {
  const { source, slot } = list;
  if (Array.isArray(source)) return source as unknown[];
  try {
    if (isIterable(source)) return Array.from(source);
    const { parentType, fieldName } = slot!.field;
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${fieldName}".`);
  } catch (error) {
    run.fail(list, error);
    return undefined;
  }
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Symbol.iterator in value &&
    typeof value[Symbol.iterator] === 'function'
  );
}

/** Runs a field for all objects that have it. */
export type ExecuteField = (run: Run, objects: readonly Position[]) => void;

/** The fields that an operation asks for of an object type. */
export interface SelectionSet {
  fields: readonly ExecuteField[];
  newResult: () => Result;
}

/** @param selectionSet - throws if a condition has no value */
export function planObjects(type: GraphQLObjectType, selectionSet: () => SelectionSet): CompleteValues {
  return (run, positions) => {
    const objects = positions.filter((position) => begins(run, position));
    let set: SelectionSet;
    try {
      set = selectionSet();
    } catch (error) {
      for (const object of objects) run.fail(object, error);
      return;
    }
    runFields(run, set, type.isTypeOf ? objects.filter((object) => isOfType(run, type, object, set)) : objects);
  };
}

export function runFields(run: Run, { fields, newResult }: SelectionSet, objects: readonly Position[]): void {
  for (const object of objects) begin(object, newResult(), run.segment);
  for (const execute of fields) execute(run, objects);
}

/** False: it is of another type, or that will be known later. */
function isOfType(run: Run, type: GraphQLObjectType, position: Position, set: SelectionSet): boolean {
  const refuseUnless = (is: unknown): void => {
    if (is) return;
    const message = `Expected value of type "${type.name}" but got: ${inspect(position.source)}.`;
    throw new GraphQLError(message, { nodes: position.slot?.field.nodes });
  };
  try {
    const is: unknown = type.isTypeOf?.(position.source, run.context, run.infoOfValue(position));
    if (!isPromise(is)) {
      refuseUnless(is);
      return true;
    }
    run.wait(position, is, (settled) => {
      refuseUnless(settled);
      runFields(run, set, [position]);
    });
  } catch (error) {
    run.fail(position, error);
  }
  return false;
}

/** Values of an interface or a union. Those of the same object type are completed together. */
export function planAbstract(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  completeAs: (runtimeType: GraphQLObjectType) => CompleteValues,
): CompleteValues {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (run, positions) => {
    const byType = new Map<GraphQLObjectType, Position[]>();
    for (const position of positions) {
      if (!begins(run, position)) continue;
      try {
        const { source } = position;
        const name: unknown = resolveType(source, run.context, run.infoOfValue(position), type);
        if (isPromise(name)) {
          run.wait(position, name, (settled) =>
            completeAs(requireRuntimeType(schema, type, position, settled))(run, [position]),
          );
        } else {
          const runtimeType = requireRuntimeType(schema, type, position, name);
          const others = byType.get(runtimeType);
          if (others) others.push(position);
          else byType.set(runtimeType, [position]);
        }
      } catch (error) {
        run.fail(position, error);
      }
    }
    for (const [runtimeType, group] of byType) completeAs(runtimeType)(run, group);
  };
}

/** Throws graphql-js's errors for anything but the name of one of the type's object types. */
function requireRuntimeType(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  { slot, source }: Position,
  name: unknown,
): GraphQLObjectType {
  const { nodes = [], parentType, fieldName } = slot?.field ?? {};
  const abstract = `Abstract type "${type.name}"`;
  const must = `${abstract} must resolve to an Object type at runtime for field "${parentType?.name}.${fieldName}"`;
  if (name === undefined || name === null) {
    throw new GraphQLError(
      `${must}. Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  }
  if (isObjectType(name)) {
    throw new GraphQLError(
      'Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 please return type name instead.',
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(`${must} with value ${inspect(source)}, received "${inspect(name)}".`);
  }
  const found = schema.getType(name);
  if (!found) {
    const message = `${abstract} was resolved to a type "${name}" that does not exist inside the schema.`;
    throw new GraphQLError(message, { nodes });
  }
  if (!isObjectType(found)) {
    throw new GraphQLError(`${abstract} was resolved to a non-object type "${name}".`, { nodes });
  }
  if (schema.isSubType(type, found)) return found;
  throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${type.name}".`, { nodes });
}
