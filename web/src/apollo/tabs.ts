import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { currentUser } from '../session/session-user.ts';
import { applyChanges, isShared } from './changes.ts';

/** What a tab tells the others after a change. */
interface SharedChange {
  /** Whose change it was: a tab with another session takes no notice. */
  token: string;
  mutation: DocumentNode;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** Tells the shop's other tabs what a mutation changed. */
export function tellTabs(channel: BroadcastChannel): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        const token = currentUser()?.token;
        if (operation.operationType !== OperationTypeNode.MUTATION || !token || !data || errors) return;
        if (!isShared(data)) return;
        const { query: mutation, variables } = operation;
        channel.postMessage({ token, mutation, variables, data } satisfies SharedChange);
      }),
    ),
  );
}

/** Takes over what other tabs changed, as if this one had: without asking the gateway. */
export function followTabs({ cache }: ApolloClient, channel: BroadcastChannel): void {
  channel.addEventListener('message', ({ data: change }: MessageEvent<SharedChange>) => {
    if (change.token !== currentUser()?.token) return;
    const { mutation: query, variables, data } = change;
    cache.batch({
      update: () => {
        cache.write({ dataId: 'ROOT_MUTATION', query, variables, result: data });
        applyChanges(cache, data, variables);
        cache.evict({ id: 'ROOT_MUTATION' });
      },
    });
  });
}
