import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { productsResolvers } from './domains/products.resolvers.ts';

const FOLDER = new URL('../schema/', import.meta.url);

/** The whole SDL, one file per noun put together. */
export function readSchemaText(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  return files
    .sort()
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}

/** The schema with the resolvers that answer it. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema<GatewayContext>({ typeDefs: readSchemaText(), resolvers: [productsResolvers] });
}
