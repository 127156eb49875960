import { makeExecutableSchema } from '@graphql-tools/schema';
import { readSchemaText } from '../../gateway/graphql/sdl.ts';
import { naiveResolvers } from './naive-resolvers.ts';

/** The shop's schema, answered naively: the same for every peer that takes a schema. */
export const naiveSchema = makeExecutableSchema({ typeDefs: readSchemaText(), resolvers: naiveResolvers });

/** The caller's token out of a request's headers. */
export function tokenOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  const { token } = headers;
  return typeof token === 'string' ? token : undefined;
}
