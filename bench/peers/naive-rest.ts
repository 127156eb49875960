import { Agent, request } from 'undici';

const UPSTREAM = process.argv[2] ?? '';

/** Connections to the API, kept alive; undici's own defaults otherwise. */
export const agent = new Agent();

/** Address of the API that the peers stand in front of. */
export const upstream = UPSTREAM;

/** Who calls: what came in the header `token`. */
export interface Caller {
  token: string | undefined;
}

/** One REST call, and its body as it is. Nothing is joined, kept or repeated. */
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
