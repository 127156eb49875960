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

/** A query that was asked for. */
interface Question {
  operation: ApolloLink.Operation;
  forward: ApolloLink.ForwardFunction;
  /** What came of it and of those that went along. */
  result?: Promise<ApolloLink.Result>;
}

/**
 * Makes one round trip of several: a query `X` that is asked for at the same moment as one with a variable `$withX`, under
 * which that one selects the same, goes along with it. So a screen and the bar above it ask once, and need not know of each
 * other.
 */
export function takeAlong(): ApolloLink {
  let asked: Question[] | undefined;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const own: Question = { operation, forward };
    const questions = (asked ??= []);
    questions.push(own);
    // All that is asked for in one commit of React's is there before this goes on.
    const moment = Promise.resolve().then(() => (asked = undefined));

    return from(moment).pipe(
      switchMap((): Observable<ApolloLink.Result> => {
        const host = questions.find((other) => takes(other, own)) ?? own;
        const guests = questions.filter((other) => takes(host, other));
        if (guests.length === 0) return forward(operation);
        host.result ??= ask(host, guests);
        return from(host.result).pipe(map((result) => withOwnErrors(result, operation.query)));
      }),
    );
  });
}

const variableFor = ({ operation }: Question): string => `with${operation.operationName}`;

function takes({ operation: { query } }: Question, other: Question): boolean {
  const { variableDefinitions = [] } = query.definitions[0] as OperationDefinitionNode;
  return variableDefinitions.some(({ variable }) => variable.name.value === variableFor(other));
}

function ask({ operation, forward }: Question, guests: Question[]): Promise<ApolloLink.Result> {
  const along = Object.fromEntries(guests.map((guest) => [variableFor(guest), true]));
  operation.variables = { ...operation.variables, ...along };
  return firstValueFrom(forward(operation));
}

/** Nobody fails for what went along with it. */
function withOwnErrors({ errors = [], ...result }: ApolloLink.Result, query: DocumentNode): ApolloLink.Result {
  const fields = rootFields(query, query.definitions[0] as OperationDefinitionNode);
  const own = errors.filter(({ path }) => !path || fields.includes(String(path[0])));
  return own.length > 0 ? { ...result, errors: own } : result;
}

/** What a query asks for itself: not what it only takes along. */
function rootFields(query: DocumentNode, { selectionSet }: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection: SelectionNode) => {
    if (selection.kind === Kind.FIELD) return (selection.alias ?? selection.name).value;
    if (selection.kind !== Kind.FRAGMENT_SPREAD || selection.directives?.length) return [];
    const isMeant = (node: DocumentNode['definitions'][number]): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value;
    const fragment = query.definitions.find(isMeant);
    return fragment ? rootFields(query, fragment) : [];
  });
}
