import { GraphQLError } from 'graphql';
import { begins, takeValue, type CompleteValues, type Completion } from './completion.ts';
import { begin, isAborted, type Position, type Result } from './position.ts';
import { forget } from './promises.ts';
import type { Run } from './run.ts';

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
