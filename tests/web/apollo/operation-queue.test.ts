import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { CART_QUEUE, queueOperations, WISHLIST_QUEUE } from '../../../web/src/apollo/operation-queue.ts';

const NAMES = ['First', 'Second', 'Third'] as const;

/** Operations whose answers the test controls. */
function open() {
  const sent: string[] = [];
  const answers = new Map<string, Subject<ApolloLink.Result>>();
  const transport = new ApolloLink(({ operationName = '' }) => {
    const answer = new Subject<ApolloLink.Result>();
    sent.push(operationName);
    answers.set(operationName, answer);
    return answer;
  });
  const link = queueOperations().concat(transport);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const send = (name: string, context = {}) =>
    ApolloLink.execute(link, { query: gql(`mutation ${name} { change }`), context }, { client }).subscribe({
      error: () => undefined,
    });
  const answer = (name: string) => {
    answers.get(name)?.next({ data: { change: true } });
    answers.get(name)?.complete();
  };
  return { sent, send, answer, fail: (name: string) => answers.get(name)?.error(new Error('no connection')) };
}

test('one after another, each after the answer to the one before', async () => {
  const { sent, send, answer } = open();
  for (const name of NAMES) send(name, CART_QUEUE);
  await expect.poll(() => sent).toEqual(['First']);
  answer('First');
  await expect.poll(() => sent).toEqual(['First', 'Second']);
  answer('Second');
  await expect.poll(() => sent).toEqual([...NAMES]);
});

test('a failure, and one that is given up, hold nobody up', async () => {
  const { sent, send, fail } = open();
  const [, second] = NAMES.map((name) => send(name, CART_QUEUE));
  second?.unsubscribe();
  await expect.poll(() => sent).toEqual(['First']);
  fail('First');
  await expect.poll(() => sent).toEqual(['First', 'Third']);
});

test('everything else goes at once', () => {
  const { sent, send } = open();
  for (const name of NAMES) send(name);
  expect(sent).toEqual([...NAMES]);
});

test('one queue does not wait for another', async () => {
  const { sent, send } = open();
  send('First', CART_QUEUE);
  send('Second', WISHLIST_QUEUE);
  await expect.poll(() => sent).toEqual(['First', 'Second']);
});
