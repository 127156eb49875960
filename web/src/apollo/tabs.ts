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
        const variables = withoutPasswords(operation.variables);
        channel.postMessage({ token, mutation: operation.query, variables, data } satisfies SharedChange);
      }),
    ),
  );
}

/** Security: a super admin types the password of a new account. It stays in this tab. */
const withoutPasswords = (variables: object) =>
  JSON.parse(
    JSON.stringify(variables, (name, value: unknown) => (/password/i.test(name) ? undefined : value)),
  ) as Record<string, unknown>;

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
