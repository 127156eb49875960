import { Agent, fetch } from 'undici';
import type { Answer } from './servers/gateway.ts';

/** Each request opens a connection of its own, so that workers behind one port get them in turn. */
const dispatcher = new Agent({ pipelining: 0 });

export function freshConnections(shop: string) {
  return {
    get: (path: string, headers: Record<string, string> = {}) => fetch(`${shop}${path}`, { dispatcher, headers }),
    async query<Data>(
      query: string,
      variables?: Record<string, unknown>,
      headers: Record<string, string> = {},
    ): Promise<Answer<Data>> {
      const answer = await fetch(`${shop}/graphql`, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors = [] } = (await answer.json()) as Pick<Answer<Data>, 'data'> & Partial<Answer<Data>>;
      return { status: answer.status, headers: new Headers([...answer.headers]), data, errors };
    },
  };
}
