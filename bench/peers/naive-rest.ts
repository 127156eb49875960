import { Agent, request } from 'undici';

const UPSTREAM = process.argv[2] ?? '';

/** Keep-alive connections to the API, with undici's defaults. */
export const agent = new Agent();

export const upstream = UPSTREAM;

/** The request's header `token`. */
export interface Caller {
  token: string | undefined;
}

/** Makes a REST call and returns its JSON body. No coalescing, cache or retries. */
export async function call<T>(path: string, { token }: Caller, body?: Record<string, unknown>): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== undefined) headers['token'] = token;
  if (body) headers['content-type'] = 'application/json';
  const answer = await request(UPSTREAM + path, {
    dispatcher: agent,
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  return (await answer.body.json()) as T;
}
