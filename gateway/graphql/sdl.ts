// The schema as text: as it is written in schema/sdl, and printed as one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { Kind, print, type DefinitionNode, type GraphQLSchema } from 'graphql';

const FOLDER = join(import.meta.dirname, '../../schema/sdl');

export function readSchemaText(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  return files
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');
}

const FIRST = ['Query', 'Mutation']; // the rest is alphabetical

/** Without resolvers. */
export function readSchema(): GraphQLSchema {
  return makeExecutableSchema({ typeDefs: readSchemaText() });
}

export function printedSchema(): string {
  const { definitions } = getDocumentNodeFromSchema(readSchema());
  const own = definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
  return `${own
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
    .map(print)
    .join('\n\n')}\n`;
}

function place(definition: DefinitionNode): string {
  const name = 'name' in definition ? (definition.name?.value ?? '') : '';
  const group = definition.kind === Kind.DIRECTIVE_DEFINITION ? FIRST.length + 1 : FIRST.indexOf(name);
  return `${group < 0 ? FIRST.length : group} ${name}`;
}
