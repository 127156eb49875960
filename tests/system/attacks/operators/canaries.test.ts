import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { fittingVariables } from '../../../support/graphql/fitting-variables.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { serve } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';
import { sessionProof } from '../../../support/session-proof.ts';
import { startShop } from '../../../support/servers/shop.ts';

/** Texts in place of secrets. They satisfy the rules of their inputs, such as those for passwords. */
const PASSWORD = 'Canary#Passw0rd';
const UPSTREAM_TOKEN = 'canary-upstream-token-7f3a';
const RESET_TOKEN = 'canary-reset-token-91bc';
const SECRETS = [PASSWORD, UPSTREAM_TOKEN, RESET_TOKEN];

const SCHEMA = shopSchema();
const OPERATIONS = EXAMPLES.map(({ name, document }) => ({ name, document, parsed: parse(document) }));

/** Replaces every secret input, anywhere in the variables. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (/password/i.test(name)) return [name, PASSWORD];
      if (/token/i.test(name)) return [name, RESET_TOKEN];
      if (/email/i.test(name)) return [name, 'canary@example.com'];
      if (/mobile/i.test(name)) return [name, '9876543210'];
      return [name, withSecrets(inner)];
    }),
  );
}

/** What the API may do with a call. The log reports each of these in another way. */
const FATES: [fate: string, answer: (sent: string) => { status: number; body: string } | undefined][] = [
  [
    'answers',
    () => ({
      status: 200,
      body: JSON.stringify({ message: 'Login Successful', token: UPSTREAM_TOKEN, role: 'user', name: 'A' }),
    }),
  ],
  ['repeats what it was sent', (sent) => ({ status: 400, body: JSON.stringify({ err: sent, stack: sent }) })],
  ['fails with what it was sent', (sent) => ({ status: 500, body: `<pre>Error: ${sent}</pre>` })],
  [
    'refuses the token',
    () => ({ status: 401, body: JSON.stringify({ message: 'Token expired', token: UPSTREAM_TOKEN }) }),
  ],
  ['answers nonsense', () => ({ status: 200, body: '{' })],
  ['hangs up', () => undefined],
];

describe('no secret is in the log at its lowest level, nor in an answer, if the API', () => {
  test.each(FATES)('%s', async (_fate, answer) => {
    const { log, lines } = keptLog();
    await using upstream = await serve((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        const made = answer(`${body} ${req.headers['token'] as string}`);
        if (!made) return void res.destroy();
        res.writeHead(made.status, { 'content-type': 'application/json' }).end(made.body);
      });
    });
    await using gateway = await startGateway({ upstreamUrl: upstream.url, log, upstream: { breakerShare: 1 } });
    const answers: string[] = [];
    for (const { document, parsed } of OPERATIONS) {
      const variables = withSecrets(fittingVariables(SCHEMA, parsed)) as Record<string, unknown>;
      // A super admin may call every operation. A new session each time, since one of the operations logs out.
      const proof = await sessionProof(UPSTREAM_TOKEN, 'SUPER_ADMIN');
      // Twice through Apollo Server, once on the fast path, and with invalid variables.
      for (const sent of [variables, variables, variables, { input: PASSWORD, email: [PASSWORD] }]) {
        const { data, errors } = await gateway.query(document, sent, proof);
        // An invalid value is repeated in the response to its sender, and nowhere else.
        if (sent === variables) answers.push(JSON.stringify({ data, errors }));
      }
    }
    expect(upstream.calls.length).toBeGreaterThan(OPERATIONS.length);
    expect(lines.length).toBeGreaterThan(OPERATIONS.length);
    for (const secret of SECRETS) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
      expect(answers.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(lines.filter((line) => line.includes('canary@example.com'))).toEqual([]);
  });
});

test('nor is a secret in the log that is sent in a wrong place: an address, a header, a broken body, a document', async () => {
  const { log, lines } = keptLog();
  await using shop = await startShop({ log });
  const user = await shop.as('user');
  const held = [user.held.cookie?.split('=')[1] ?? '', user.held.token ?? ''];
  await user.query('{ me { email } orders { id } }');
  await user.query('mutation { logout { code } }');
  await user.query('{ me { email } }');
  const send = async (path: string, init: RequestInit = {}): Promise<void> =>
    void (await (await fetch(shop.url + path, init)).arrayBuffer());
  const json = { 'content-type': 'application/json' };
  await send(`/reset_password/token/${RESET_TOKEN}`);
  await send(`/graphql?query={login(password:"${encodeURIComponent(PASSWORD)}")}`);
  await send(`/elsewhere?token=${UPSTREAM_TOKEN}`, { headers: { authorization: `Bearer ${UPSTREAM_TOKEN}` } });
  await send('/graphql', { method: 'POST', headers: json, body: `{"query":"mutation", "password": "${PASSWORD}"` });
  await send('/graphql', { method: 'POST', headers: json, body: JSON.stringify([{ password: PASSWORD }]) });
  await shop.query(`mutation { login(input: { email: "a@b.com", password: "${PASSWORD}" }) { code } }`);
  await shop.query(`mutation { login(input: { email: "a@b.com", password: "${PASSWORD}" ) { code } }`);
  await shop.query(`mutation { login(input: { email: 7, password: "${PASSWORD}" }) { code } }`);
  const told = lines.join('');
  for (const secret of [...SECRETS, ...held, encodeURIComponent(PASSWORD), 'Shopper@1']) {
    expect(secret).not.toBe('');
    expect(told).not.toContain(secret);
  }
});
