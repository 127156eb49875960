import { createHash } from 'node:crypto';
import { print } from '@apollo/client/utilities';
import { Kind, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import type { FragmentDefinitionNode, FragmentSpreadNode, OperationDefinitionNode } from 'graphql';
import { createCache } from '../../web/src/apollo/cache.ts';

/** A file as GraphQL Code Generator loads it. External: only read, since its code is generated into another file. */
export interface DocumentFile {
  document?: DocumentNode;
  type?: 'standard' | 'external';
  /** Its path. */
  location?: string;
}

/** An operation of the web app. */
export interface Operation {
  name: string;
  definition: OperationDefinitionNode;
  /** All fragments that it needs, each after those that it spreads. */
  fragments: readonly FragmentDefinitionNode[];
  /** What Apollo Client would send: with `__typename` in every selection. */
  text: string;
  /** SHA-256 of the text, in hex; sent in place of the text. */
  hash: string;
}

const cache = createCache();

/** The operations of the files, without those of external files. */
export function operationsOf(files: readonly DocumentFile[]): Operation[] {
  const findFragment = fragmentFinder(files);
  return ownDefinitions(files)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => {
      const fragments = fragmentsOf(definition, findFragment);
      const document = { kind: Kind.DOCUMENT, definitions: [definition, ...fragments] } as const;
      const text = print(cache.transformDocument(document));
      const hash = createHash('sha256').update(text).digest('hex');
      return { name: requireName(definition), definition, fragments, text, hash };
    });
}

/** What the files define, without the external files. */
export function ownDefinitions(files: readonly DocumentFile[]): readonly DefinitionNode[] {
  return files.filter(({ type }) => type !== 'external').flatMap(definitionsOf);
}

/** Returns a function that finds a fragment of any of the files, and throws for one that is missing. */
export function fragmentFinder(files: readonly DocumentFile[]): (name: string) => FragmentDefinitionNode {
  const fragments = files.flatMap(definitionsOf).filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return (name) => {
    const found = byName.get(name);
    if (!found) throw new Error(`No .graphql file of the web app defines the fragment ${name}.`);
    return found;
  };
}

/** The fragments that a definition needs, directly or not: each once, after those that it spreads. */
export function fragmentsOf(
  definition: DefinitionNode,
  findFragment: (name: string) => FragmentDefinitionNode,
): FragmentDefinitionNode[] {
  const needed = spreadsOf(definition).flatMap(({ name }) => {
    const fragment = findFragment(name.value);
    return [...fragmentsOf(fragment, findFragment), fragment];
  });
  return [...new Set(needed)];
}

/** Where a definition spreads fragments directly. */
export function spreadsOf(definition: DefinitionNode): FragmentSpreadNode[] {
  const spreads: FragmentSpreadNode[] = [];
  visit(definition, { FragmentSpread: (spread) => void spreads.push(spread) });
  return spreads;
}

/** Returns a function that finds the file that defines a fragment. */
export function fragmentFileFinder(files: readonly DocumentFile[]): (fragment: FragmentDefinitionNode) => string {
  return (fragment) => {
    const { location } = files.find((file) => definitionsOf(file).includes(fragment)) ?? {};
    if (location === undefined)
      throw new Error(`It is not known which file defines the fragment ${fragment.name.value}.`);
    return location;
  };
}

const definitionsOf = ({ document }: DocumentFile): readonly DefinitionNode[] => document?.definitions ?? [];

function requireName({ name }: OperationDefinitionNode): string {
  if (!name) throw new Error('Every operation of the web app needs a name.');
  return name.value;
}
