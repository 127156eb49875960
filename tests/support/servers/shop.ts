import type { Upstream } from '../../../upstream/app.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { seededAccount } from '../accounts.ts';
import { startGateway, type Answer, type GatewayTestOptions, type RunningGateway } from './gateway.ts';
import { serve } from '../http.ts';
import { createSeededUpstream } from './seeded-upstream.ts';

/** One person's browser: it keeps its cookie, and sends the session's token along once it has logged in. */
export interface Visitor {
  query: RunningGateway['query'];
  /** Logs in; gives the answer's code. */
  logIn: (email: string, password: string) => Promise<string>;
  /** What the browser holds, to be read or spoilt by a test. */
  held: { cookie: string | undefined; token: string | undefined };
}

/** The whole shop on free ports: reference API with a seeded database, gateway, and the built web app. */
export interface Shop extends RunningGateway {
  upstream: Upstream;
  /** Address of the reference API itself. */
  upstreamUrl: string;
  /** REST calls that reached the API since the start, `VERB /path?query` each. */
  upstreamCalls: string[];
  /** Ends the reference API, as a crash would. */
  loseUpstream: () => Promise<void>;
  visitor: () => Visitor;
  /** A visitor who is logged in with the seeded account of a role. */
  as: (role: 'user' | 'admin' | 'superAdmin') => Promise<Visitor>;
  /** A token of the API's own for the seeded account of a role. */
  upstreamToken: (role: 'user' | 'admin' | 'superAdmin') => Promise<string>;
  close: () => Promise<void>;
}

/** For `describe.each`: the API as the contract says, and with all of the contract's oddities of other deployments. */
export const DIALECTS = [
  { dialect: 'of the API as it is', quirks: false },
  { dialect: 'of the API with its quirks', quirks: true },
];

type ShopOptions = Omit<GatewayTestOptions, 'upstreamUrl' | 'upstream'> & {
  upstream?: Parameters<typeof createSeededUpstream>[0];
};

/** No read is made again: whether one is slow enough for that is chance, and tests count calls. */
const ONCE = { repeatShare: 0 };

export async function startShop({ upstream: upstreamOptions, ...options }: ShopOptions = {}): Promise<Shop> {
  const upstream = await createSeededUpstream(upstreamOptions);
  const server = await serve(upstream.app);
  const gateway = await startGateway({ accounts: ACCOUNTS, ...options, upstream: ONCE, upstreamUrl: server.url });
  const close = async (): Promise<void> => {
    await gateway[Symbol.asyncDispose]();
    if (!lost) await loseUpstream();
  };
  let lost = false;
  const loseUpstream = async (): Promise<void> => {
    lost = true;
    await server[Symbol.asyncDispose]();
    await upstream.close();
  };
  const visitor = (): Visitor => openBrowser(gateway);
  return {
    ...gateway,
    upstream,
    upstreamUrl: server.url,
    upstreamCalls: server.calls,
    loseUpstream,
    visitor,
    async as(role) {
      const { email, password } = seededAccount(role);
      const person = visitor();
      const code = await person.logIn(email, password);
      if (code !== 'LOGGED_IN') throw new Error(`The seeded ${role} could not log in: ${code}`);
      return person;
    },
    async upstreamToken(role) {
      const { email, password } = seededAccount(role);
      const answer = await fetch(`${server.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const LOG_IN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { code user { token } }
}`;

/** A browser in front of any gateway. */
export function openBrowser(gateway: Pick<RunningGateway, 'query'>): Visitor {
  const held: Visitor['held'] = { cookie: undefined, token: undefined };
  const query = async <Data>(document: string, variables?: Record<string, unknown>): Promise<Answer<Data>> => {
    const headers = { ...(held.cookie && { cookie: held.cookie }), ...(held.token && { token: held.token }) };
    const answer = await gateway.query<Data>(document, variables, headers);
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      held.cookie = pair.endsWith('=') ? undefined : pair;
    }
    return answer;
  };
  return {
    held,
    query,
    async logIn(email, password) {
      const { data } = await query<{ login: { code: string; user: { token: string } | null } }>(LOG_IN, {
        email,
        password,
      });
      held.token = data.login.user?.token ?? held.token;
      return data.login.code;
    },
  };
}
