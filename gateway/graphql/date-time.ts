import { GraphQLError, GraphQLScalarType } from 'graphql';

/** `DateTime`: milliseconds since 1970 inside, ISO 8601 text in UTC outside. The schema has it in answers only. */
export const dateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value !== 'number') throw new GraphQLError('A DateTime is milliseconds since 1970.');
    return new Date(value).toISOString();
  },
});
