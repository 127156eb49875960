import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { currentUser } from '../session/session-user.ts';
import { applyChanges, affectsOtherTabs } from './changes.ts';

const CHANNEL = 'haat';

export const openChannel = (): BroadcastChannel => new BroadcastChannel(CHANNEL);

interface SharedChange {
  /** The sender's token. Tabs with another session ignore the change. */
  token: string;
  mutation: DocumentNode;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

export function broadcastChanges(channel: BroadcastChannel): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        const token = currentUser()?.token;
        if (operation.operationType !== OperationTypeNode.MUTATION || !token || !data || errors) return;
        if (!affectsOtherTabs(data)) return;
        const { query: mutation, variables } = operation;
        channel.postMessage({ token, mutation, variables, data } satisfies SharedChange);
      }),
    ),
  );
}

export function receiveChanges({ cache }: ApolloClient, channel: BroadcastChannel): void {
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
