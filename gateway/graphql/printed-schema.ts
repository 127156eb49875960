import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { Kind, print, type DefinitionNode, type GraphQLSchema } from 'graphql';
import { readSchemaText } from './sdl.ts';

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
