import { heedRefusals } from '../../gateway/rest/auth-refusals.ts';
import type { Rest, RestAnswer, RestClient } from '../../gateway/rest/client.ts';

/** The API as the gateway asks it, and the last answer as it came. */
export interface Recording {
  rest: Rest;
  last: () => RestAnswer | undefined;
}

/** Asks as the gateway does, refusals included, and keeps the last raw answer. */
export function recording(client: RestClient, token: string | undefined): Recording {
  const bound = client.bind({ requestId: 'haat-doctor', ...(token !== undefined && { token }) });
  let last: RestAnswer | undefined;
  const keep = (answer: RestAnswer): RestAnswer => (last = answer);
  const rest: Rest = {
    ...bound,
    get: async (path, query) => keep(await bound.get(path, query)),
    send: async (method, path, body) => keep(await bound.send(method, path, body)),
  };
  return { rest: heedRefusals(rest, () => undefined), last: () => last };
}
