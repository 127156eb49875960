import { Kind, OperationTypeNode, type ASTNode, type FragmentDefinitionNode } from 'graphql';
import { generatedFile } from './generated-file.ts';
import {
  fragmentFileFinder,
  fragmentFinder,
  fragmentsOf,
  operationsOf,
  ownDefinitions,
  spreadsOf,
  type DocumentFile,
  type Operation,
} from './operations.ts';

export interface DocumentsConfig {
  /** Fragments that the web app reads from Apollo Client's cache: each gets a document of its own. */
  cacheFragments?: readonly string[];
  /** Operations that the web app runs without a hook. */
  withoutHook?: readonly string[];
}

/**
 * A plugin of GraphQL Code Generator, used after `typescript-operations`. It writes a typed document per operation, with the
 * hash under which the gateway knows it, and a hook of Apollo Client 4 that runs it. The hook of a query holds a failure while
 * it is asked again (use-held-failure.ts). A fragment is written once, in the module of its own file, and imported elsewhere.
 */
export function plugin(_schema: unknown, files: DocumentFile[], config: DocumentsConfig) {
  const findFragment = fragmentFinder(files);
  const fileOf = fragmentFileFinder(files);
  const own = ownDefinitions(files);
  const operations = operationsOf(files);
  const fragments = own.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const cached = fragments.filter(({ name }) => config.cacheFragments?.includes(name.value));
  const hooked = operations.filter(({ name }) => !config.withoutHook?.includes(name));
  const hooks = new Set(hooked.map(hookOf));
  const isImported = (fragment: FragmentDefinitionNode): boolean => !fragments.includes(fragment);

  const definitions = [...operations, ...cached.map((one) => ({ fragments: fragmentsOf(one, findFragment) }))]
    .flatMap((one) => one.fragments)
    .filter(isImported)
    .map((fragment) => ({ fragment, name: definitionName(fragment) }));
  const types = own
    .flatMap(spreadsOf)
    // typescript-operations writes the fields of a fragment with @include or @skip out, since they are optional.
    .filter(({ directives }) => !directives?.length)
    .map(({ name }) => findFragment(name.value))
    .filter(isImported)
    .map((fragment) => ({ fragment, name: `type ${fragment.name.value}Fragment` }));
  const imported = Map.groupBy([...definitions, ...types], ({ fragment }) => generatedFile(fileOf(fragment)));

  return {
    prepend: [
      ...importOf([...operations, ...cached].length > 0 ? ['type TypedDocumentNode'] : [], '@apollo/client'),
      ...importOf(hooks, '@apollo/client/react'),
      ...importOf(hooks.has('useQuery') ? ['useHeldFailure'] : [], '../lib/hooks/use-held-failure.ts'),
      ...[...imported].flatMap(([file, found]) =>
        importOf(
          found.map(({ name }) => name),
          `./${file}.ts`,
        ),
      ),
    ],
    content: [
      ...fragments.map((fragment) => `export const ${definitionName(fragment)} = ${printNode(fragment)};`),
      ...cached.map((fragment) => cacheDocument(fragment, fragmentsOf(fragment, findFragment))),
      ...operations.map(operationDocument),
      ...hooked.map(hook),
    ].join('\n'),
  };
}

const definitionName = (fragment: FragmentDefinitionNode): string => `${fragment.name.value}Definition`;
const hookOf = ({ definition }: Operation): string =>
  definition.operation === OperationTypeNode.QUERY ? 'useQuery' : 'useMutation';

function importOf(names: Iterable<string>, module: string): string[] {
  const list = [...new Set(names)].sort().join(', ');
  return list === '' ? [] : [`import { ${list} } from '${module}';`];
}

function cacheDocument(fragment: FragmentDefinitionNode, needed: readonly FragmentDefinitionNode[]): string {
  const name = fragment.name.value;
  const definitions = [fragment, ...needed].map(definitionName).join(', ');
  return `export const ${name}FragmentDoc = {kind:'Document',definitions:[${definitions}]} as unknown as TypedDocumentNode<${name}Fragment, unknown>;`;
}

function operationDocument({ name, definition, fragments, hash }: Operation): string {
  const definitions = [printNode(definition), ...fragments.map(definitionName)].join(', ');
  const type = typeName(name, definition.operation);
  return `export const ${name}Document = {__meta__:{hash:'${hash}'},kind:'Document',definitions:[${definitions}]} as unknown as TypedDocumentNode<${type}, ${type}Variables>;`;
}

/** Without variables that must be given, a query's options may be left out. */
function hook(operation: Operation): string {
  const { name, definition } = operation;
  const type = typeName(name, definition.operation);
  const types = `${type}, ${type}Variables`;
  const use = hookOf(operation);
  const needsVariables = definition.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const options =
    use === 'useQuery' && needsVariables
      ? `options: useQuery.Options<${types}> & ({ variables: ${type}Variables } | { skip: boolean })`
      : `options?: ${use}.Options<${types}>`;
  const call = `${use}<${types}>(${name}Document, options)`;
  return `export function use${type}(${options}) {\n  return ${use === 'useQuery' ? `useHeldFailure(${call})` : call};\n}`;
}

function typeName(name: string, operation: OperationTypeNode): string {
  return `${name}${operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}`;
}

/** A node as JSON, without its place in the file and without empty lists. */
function printNode(node: ASTNode): string {
  return JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
}
