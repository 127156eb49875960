import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, type GraphQLLeafType } from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';

/** Makes a value that is not null ready for the response, or throws. */
export type CompleteLeaf = (value: unknown) => unknown;

const MAX_INT = 2 ** 31 - 1;
const MIN_INT = -(2 ** 31);

const isText = (value: unknown): boolean => typeof value === 'string';

/** Values of the scalars of the specification that they give unchanged. */
const UNCHANGED = new Map<unknown, (value: unknown) => boolean>([
  [GraphQLString.serialize, isText],
  [GraphQLID.serialize, isText],
  [GraphQLBoolean.serialize, (value) => typeof value === 'boolean'],
  [GraphQLFloat.serialize, (value) => Number.isFinite(value)],
  [
    GraphQLInt.serialize,
    (value) => Number.isInteger(value) && (value as number) <= MAX_INT && (value as number) >= MIN_INT,
  ],
]);

export function planLeaf(type: GraphQLLeafType): CompleteLeaf {
  const isUnchanged = UNCHANGED.get(type.serialize);
  const complete: CompleteLeaf = (value: unknown) => {
    const serialized: unknown = type.serialize(value);
    if (serialized !== undefined && serialized !== null) return serialized;
    throw new Error(
      `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
    );
  };
  return isUnchanged ? (value) => (isUnchanged(value) ? value : complete(value)) : complete;
}
