import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** Sends a typed document and gives its typed data; throws what the gateway says otherwise. */
export type Send = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Somebody's line to the shop. */
export interface ShopClient {
  send: Send;
  /** After `login`: what to send in the header `token` from now on. */
  useToken: (token: string) => void;
}

/**
 * A client in thirty lines. With a session it keeps the cookie and sends the session's token along, as a browser does; with
 * `apiToken`, a token of the REST API itself, it needs neither cookie nor login.
 */
export function createShopClient(shop: string, apiToken?: string): ShopClient {
  let token = apiToken;
  let cookie: string | undefined;
  return {
    useToken: (csrfToken) => (token = csrfToken),
    async send(document, variables) {
      const response = await fetch(`${shop}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { token }), ...(cookie && { cookie }) },
        body: JSON.stringify({ query: print(document), variables }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
      const { data, errors } = (await response.json()) as Answer<never>;
      if (!data || errors)
        throw new Error(errors?.map(({ message, extensions }) => `${message} ${extensions.help}`).join('\n'));
      return data;
    },
  };
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: { code: string; help: string } }[];
}
