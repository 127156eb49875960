import { isOurs, type ServerName } from './entrants.ts';
import type { Session } from './requests.ts';
import { SHOPPERS, shopperToken } from './upstream/answers.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { user { token } } }';

/** Logs in all shoppers. The gateway gives a cookie, as it does to the shop; the peers get a token of the API. */
export async function beginSessions(server: ServerName, port: number): Promise<Session[]> {
  if (!isOurs(server)) return Array.from({ length: SHOPPERS }, (_, place) => ({ token: shopperToken(place) }));
  const sessions: Session[] = [];
  for (let place = 0; place < SHOPPERS; place += 1) sessions.push(await logIn(port, place));
  return sessions;
}

async function logIn(port: number, place: number): Promise<Session> {
  const input = { email: `shopper${place}@example.com`, password: 'Shopper@1' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { input } }),
  });
  const [cookie] = answer.headers.getSetCookie();
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: { login?: { user?: { token?: string } } } };
  const token = data?.login?.user?.token;
  if (!cookie || !token) throw new Error(`The gateway refused the log-in: ${text}`);
  return { cookie: cookie.split(';', 1)[0] ?? '', token };
}
