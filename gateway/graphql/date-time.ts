import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Inside: ms since 1970. Outside: ISO 8601 in UTC. Only in answers. */
export const dateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value !== 'number') throw new GraphQLError('A DateTime is milliseconds since 1970.');
    return new Date(value).toISOString();
  },
});
