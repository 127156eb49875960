import { GraphQLError, type GraphQLObjectType } from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { begins, type CompleteValues } from './completion.ts';
import type { ExecuteField } from './field.ts';
import { begin, type Position, type Result } from './position.ts';
import { isPromise } from './promises.ts';
import { infoOfValue } from './resolve-info.ts';
import type { Run } from './run.ts';

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
    const is: unknown = type.isTypeOf?.(position.source, run.context, infoOfValue(run, position));
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
