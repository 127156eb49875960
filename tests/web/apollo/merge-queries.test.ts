import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable, of } from 'rxjs';
import { expect, test } from 'vitest';
import { failed } from '../../../web/src/apollo/error-codes.ts';
import { mergeQueries } from '../../../web/src/apollo/merge-queries.ts';

const BAR = gql`
  query Bar {
    ...BarState
  }
  fragment BarState on Query {
    count
  }
`;
const SCREEN = gql`
  query Screen($withBar: Boolean = false) {
    title
    ...BarState @include(if: $withBar)
  }
  fragment BarState on Query {
    count
  }
`;
const OTHER = gql`
  query Other {
    title
  }
`;
const CHANGE = gql`
  mutation Change {
    title
  }
`;

type Answer = ApolloLink.Result | Error;

/** A client whose operations are recorded and get `answer`. */
function open(answer: Answer = { data: { title: 'T', count: 1 } }) {
  const sent: [name: string | undefined, variables: object][] = [];
  const transport = new ApolloLink(({ operationName, variables }) => {
    sent.push([operationName, variables]);
    return answer instanceof Error ? new Observable((observer) => observer.error(answer)) : of(answer);
  });
  const link = mergeQueries().concat(transport);
  return { sent, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

test('what is asked for at the same moment goes along, whoever asks first, and each gets its answer', async () => {
  for (const queries of [
    [BAR, SCREEN],
    [SCREEN, BAR],
  ]) {
    const { client, sent } = open();
    const answers = await Promise.all(queries.map((query) => client.query({ query })));
    expect(sent).toEqual([['Screen', { withBar: true }]]);
    expect(answers.map(({ data }) => data)).toMatchObject(
      queries.map((query) => (query === BAR ? { count: 1 } : { title: 'T' })),
    );
  }
});

test('alone, or beside one that does not take it along, it goes by itself', async () => {
  const { client, sent } = open();
  await Promise.all([client.query({ query: BAR }), client.query({ query: OTHER })]);
  await client.query({ query: SCREEN, fetchPolicy: 'network-only' });
  await client.query({ query: BAR, fetchPolicy: 'network-only' });
  expect(sent).toEqual([
    ['Bar', {}],
    ['Other', {}],
    ['Screen', { withBar: false }],
    ['Bar', {}],
  ]);
});

test('nothing goes along with a mutation', async () => {
  const { client, sent } = open();
  await Promise.all([client.mutate({ mutation: CHANGE }), client.query({ query: BAR })]);
  expect(sent.map(([name]) => name)).toEqual(['Change', 'Bar']);
});

test('neither fails for what belongs to the other', async () => {
  const at = (field: string) => ({ message: 'away', path: [field], extensions: { code: 'UPSTREAM_TIMEOUT' } });
  for (const [field, kept] of [
    ['count', 'screen'],
    ['title', 'bar'],
  ] as const) {
    const { client } = open({ data: { title: 'T', count: 1, [field]: null }, errors: [at(field)] });
    const ask = (query: typeof BAR) => client.query({ query, errorPolicy: 'all' });
    const [bar, screen] = await Promise.all([ask(BAR), ask(SCREEN)]);
    expect(failed(screen.error, 'title')).toBe(kept === 'bar');
    expect(failed(bar.error, 'count')).toBe(kept === 'screen');
  }
});

test('both fail where there is no answer at all', async () => {
  const { client, sent } = open(new TypeError('offline'));
  const both = await Promise.allSettled([client.query({ query: BAR }), client.query({ query: SCREEN })]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sent).toHaveLength(1);
});

test('one who turns away at once does not leave the other waiting', async () => {
  const { client } = open();
  const turnedAway = client.watchQuery({ query: SCREEN }).subscribe(() => undefined);
  const bar = client.query({ query: BAR });
  turnedAway.unsubscribe();
  expect((await bar).data).toMatchObject({ count: 1 });
});
