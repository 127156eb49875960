import {
  GRAPHQL_MAX_INT,
  GRAPHQL_MIN_INT,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  type GraphQLLeafType,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';

/** How the values of a scalar or an enum are made ready for the response. */
export interface LeafValues {
  /** True: the value is its own result. */
  isReady: (value: unknown) => boolean;
  /** For a value that is not null. Throws what the type says of a value that is not one of its own. */
  serialize: (value: unknown) => unknown;
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

export function planLeaf(type: GraphQLLeafType): LeafValues {
  return {
    isReady: READY.get(type) ?? isNever,
    serialize(value) {
      const serialized: unknown = type.serialize(value);
      if (serialized !== undefined && serialized !== null) return serialized;
      throw new Error(
        `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
      );
    },
  };
}
