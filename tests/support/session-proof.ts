import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Role } from '../../gateway/generated/schema.ts';
import { createSessions } from '../../gateway/session/sessions.ts';
import { TEST_SECRET } from './servers/gateway.ts';

/** Headers of a logged-in session. */
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

/** A valid session for an API that has no log-in. The API gets `upstreamToken`; another token is another caller. */
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
