import { defaultFieldResolver, type FieldNode, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import { planArguments } from './arguments.ts';
import { takeValue, type Completion } from './completion.ts';
import { isAborted, pathOf, type FieldDetails, type Position } from './position.ts';
import { isObjectLike } from './promises.ts';
import { resolveInfo } from './resolve-info.ts';
import type { Run } from './run.ts';

/** Runs a field for all objects that have it. */
export type ExecuteField = (run: Run, objects: readonly Position[]) => void;

export interface CollectedField extends FieldDetails {
  definition: GraphQLField<unknown, unknown>;
  node: FieldNode; // the first of `nodes`
  responseName: string;
  order: number; // in its selection set
}

/** What the resolver of a field gives for an object, or throws. */
type Resolve = (run: Run, object: Position) => unknown;

export function planField(field: CollectedField, completion: Completion): ExecuteField {
  const { responseName: key, order } = field;
  const { slot, isReady } = completion;
  const resolve = planResolve(field);
  return (run, objects) => {
    const later: Position[] = [];
    for (const parent of objects) {
      if (run.hasFailed && isAborted(parent, order)) continue;
      try {
        const value = resolve(run, parent);
        if (isReady(value)) parent.result[key] = value;
        else takeValue(run, completion, parent, key, order, value, later);
      } catch (error) {
        run.fail({ parent, key, order, slot }, error);
      }
    }
    if (later.length > 0) completion.complete(run, later);
  };
}

/** For `__typename`. */
export function planConstant(responseName: string, value: unknown): ExecuteField {
  return (_run, objects) => {
    for (const { result } of objects) result[responseName] = value;
  };
}

/** A property that is no function needs no info. Its arguments are looked at only if they can be wrong. */
function planResolve(field: CollectedField): Resolve {
  const { definition, fieldName, node, responseName } = field;
  const argumentsFrom = planArguments(definition, node);
  const call = (resolve: GraphQLFieldResolver<unknown, unknown>, run: Run, object: Position): unknown => {
    const values = argumentsFrom(run.info.variableValues);
    return resolve(object.source, values, run.context, resolveInfo(run, field, pathOf(object, responseName, field)));
  };
  const { resolve } = definition;
  if (resolve && resolve !== defaultFieldResolver) return (run, object) => call(resolve, run, object);
  return (run, object) => {
    const { source } = object;
    if (definition.args.length > 0) argumentsFrom(run.info.variableValues);
    if (!isObjectLike(source)) return undefined;
    const property = source[fieldName];
    return typeof property === 'function' ? call(defaultFieldResolver, run, object) : property;
  };
}
