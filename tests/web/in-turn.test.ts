import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { clientOver } from '../../web/src/apollo/client.ts';

const CHANGE = gql`
  mutation Change($name: String!) {
    change(name: $name)
  }
`;

/** A server whose answers the test gives, with what has reached it. */
function slowServer() {
  const reached: string[] = [];
  const answers = new Map<string, Subject<ApolloLink.Result>>();
  const link = new ApolloLink(({ variables }) => {
    const name = variables['name'] as string;
    const answer = new Subject<ApolloLink.Result>();
    reached.push(name);
    answers.set(name, answer);
    return answer;
  });
  return {
    link,
    reached,
    answer: (name: string) => {
      answers.get(name)?.next({ data: { change: name } });
      answers.get(name)?.complete();
    },
    fail: (name: string) => answers.get(name)?.error(new Error('down')),
  };
}

const change = (client: ApolloClient, name: string, queue?: string) =>
  client.mutate({ mutation: CHANGE, variables: { name }, context: queue ? { inTurn: queue } : {} });

test('operations of one queue wait for each other, even for one that fails; others go at once', async () => {
  const server = slowServer();
  const client = clientOver(server.link);
  const first = change(client, 'first', 'wishlist').catch(() => 'failed');
  const second = change(client, 'second', 'wishlist');
  const third = change(client, 'third', 'wishlist');
  const other = change(client, 'of another queue', 'cart');
  const free = change(client, 'of none');
  await expect.poll(() => server.reached.toSorted()).toEqual(['first', 'of another queue', 'of none']);
  server.answer('of another queue');
  server.answer('of none');
  await Promise.all([other, free]);
  expect(server.reached).not.toContain('second');
  server.fail('first');
  expect(await first).toBe('failed');
  await expect.poll(() => server.reached).toContain('second');
  expect(server.reached).not.toContain('third');
  server.answer('second');
  await second;
  await expect.poll(() => server.reached).toContain('third');
  server.answer('third');
  expect((await third).data).toEqual({ change: 'third' });
});
