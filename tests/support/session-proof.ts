import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Role } from '../../gateway/generated/schema.ts';
import { createSessions } from '../../gateway/session/sessions.ts';
import { TEST_SECRET } from './servers/gateway.ts';

/** Headers by which a gateway of the tests knows somebody as logged in. */
type SessionProof = { cookie: string; token: string };

const NOTHING_ENDED = {
  has: () => false,
  start: () => Date.now(),
  end: async () => true,
  endOthers: async () => true,
  noteDoubt: async () => true,
  noteAsked: () => async () => true,
  endReset: async () => true,
  noteLogin: async () => true,
};

/**
 * A session that no log-in has begun, for an API that only answers what a test wants of it. `upstreamToken`: what the API gets;
 * sessions that differ in it are different callers.
 */
export async function sessionProof(upstreamToken = 'a-token', role: Role = 'USER'): Promise<SessionProof> {
  const sessions = createSessions({
    secrets: [TEST_SECRET],
    https: false,
    idle: { shopperS: 3_600, staffS: 3_600 },
    revocations: NOTHING_ENDED,
  });
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const account = { email: `${crypto.randomUUID()}@example.com`, began: Date.now() };
  const token = await sessions.begin(res, { upstreamToken, role, name: 'Somebody' }, account);
  return { cookie: String(res.getHeader('set-cookie')).split(';', 1)[0] ?? '', token };
}
