import { ApolloLink } from '@apollo/client';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { firstValueFrom, from, map, switchMap, type Observable } from 'rxjs';
import { serversPageEnd } from '../lib/page-data.ts';

interface PendingQuery {
  operation: ApolloLink.Operation;
  forward: ApolloLink.ForwardFunction;
  result?: Promise<ApolloLink.Result>;
}

/**
 * Merges queries of the same tick, or of the take-over of a page: query `X` joins a query that has a variable `$withX`, which includes the fields of
 * `X`. So a screen and the navigation bar share a request without knowing each other.
 */
export function mergeQueries(): ApolloLink {
  let currentBatch: PendingQuery[] | undefined;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const query: PendingQuery = { operation, forward };
    const batch = (currentBatch ??= []);
    batch.push(query);
    // React starts all queries of a commit before this microtask runs. A page that the server rendered is taken over in several.
    const tick = serversPageEnd().then(() => (currentBatch = undefined));

    return from(tick).pipe(
      switchMap((): Observable<ApolloLink.Result> => {
        const host = batch.find((other) => accepts(other, query)) ?? query;
        const joining = batch.filter((other) => accepts(host, other));
        if (joining.length === 0) return forward(operation);
        host.result ??= forwardMerged(host, joining);
        return from(host.result).pipe(map((result) => withOwnErrors(result, operation.query)));
      }),
    );
  });
}

const variableFor = ({ operation }: PendingQuery): string => `with${operation.operationName}`;

function accepts({ operation: { query } }: PendingQuery, other: PendingQuery): boolean {
  const { variableDefinitions = [] } = query.definitions[0] as OperationDefinitionNode;
  return variableDefinitions.some(({ variable }) => variable.name.value === variableFor(other));
}

function forwardMerged({ operation, forward }: PendingQuery, joining: PendingQuery[]): Promise<ApolloLink.Result> {
  const joined = Object.fromEntries(joining.map((other) => [variableFor(other), true]));
  operation.variables = { ...operation.variables, ...joined };
  return firstValueFrom(forward(operation));
}

function withOwnErrors({ errors = [], ...result }: ApolloLink.Result, query: DocumentNode): ApolloLink.Result {
  const fields = rootFields(query, query.definitions[0] as OperationDefinitionNode);
  const own = errors.filter(({ path }) => !path || fields.includes(String(path[0])));
  return own.length > 0 ? { ...result, errors: own } : result;
}

/** Root fields of the query itself. A fragment with a directive belongs to a query that may join. */
function rootFields(query: DocumentNode, { selectionSet }: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection: SelectionNode) => {
    if (selection.kind === Kind.FIELD) return (selection.alias ?? selection.name).value;
    if (selection.kind !== Kind.FRAGMENT_SPREAD || selection.directives?.length) return [];
    const isSpreadFragment = (node: DocumentNode['definitions'][number]): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value;
    const fragment = query.definitions.find(isSpreadFragment);
    return fragment ? rootFields(query, fragment) : [];
  });
}
