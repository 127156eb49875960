import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { UPLOAD_LIMITS } from '../../../gateway/uploads/router.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { RAW_USER } from '../../support/records.ts';
import { startGateway, type GatewayTestOptions, type RunningGateway } from '../../support/servers/gateway.ts';
import type { Refusal, Scene } from './scene.ts';

const LOG_IN = 'mutation { login(input: { email: "a@b.com", password: "x" }) { user { token } } }';
type Headers = Record<string, string>;

/** How the API answers when the gateway lets it confirm who the caller is. */
const confirms = (role: string): RequestListener => alwaysAnswers(200, { user: { ...RAW_USER, role } });

/** What `request` is answered after a log-in to an API of one account. */
async function loggedIn(
  request: (gateway: RunningGateway, session: Headers) => Promise<Refusal>,
  { role = 'superAdmin', confirm = confirms(role), ...options }: Scenery = {},
): Promise<Refusal> {
  const login = alwaysAnswers(200, { message: 'Login Successful', token: 'upstream', role, name: 'Asha' });
  await using api = await serve((req, res) => (req.method === 'POST' ? login : confirm)(req, res));
  await using gateway = await startGateway({ upstreamUrl: api.url, ...options });
  const { data, headers } = await gateway.query<{ login: { user: { token: string } } }>(LOG_IN);
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return await request(gateway, { cookie, token: data.login.user.token });
}

interface Scenery extends Partial<GatewayTestOptions> {
  role?: string;
  confirm?: RequestListener;
}

async function send({ url }: RunningGateway, headers: Headers): Promise<Refusal> {
  const init = { method: 'POST', headers: { 'content-type': 'image/png', ...headers }, body: PICTURE };
  const response = await fetch(`${url}/pictures`, init);
  return { status: response.status, ...((await response.json()) as Pick<Refusal, 'errors'>) };
}

const upload = (scenery?: Scenery) => () => loggedIn(send, scenery);
const uploadWith = (headers: Headers) => () => loggedIn((gateway) => send(gateway, headers));

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A file, where a folder is expected. */
const NO_FOLDER = fileURLToPath(import.meta.url);

/** What pictures that staff upload are answered with. */
export const STAFF_SCENES: Scene[] = [
  ['STORE_UNAVAILABLE', 503, /cannot be stored/, upload({ uploads: { folder: NO_FOLDER } })],
  ['UNAUTHENTICATED', 401, /log in/, uploadWith({})],
  ['TOKEN_EXPIRED', 401, /log in again/, uploadWith({ token: 'csrf-of-yesterday' })],
  ['FORBIDDEN', 403, /may not/, upload({ role: 'user' })],
  ['PICTURES_NOT_KEPT', 501, /does not keep/, upload()],
  [
    'PICTURE_REFUSED',
    422,
    /too large/,
    upload({ uploads: { folder: NO_FOLDER }, protection: { uploads: { ...UPLOAD_LIMITS, maxBytes: 9 } } }),
  ],
  ['UPSTREAM_TIMEOUT', 503, /too long/, upload({ confirm: () => undefined, upstream: { headersMs: 50 } })],
  ['UPSTREAM_UNAVAILABLE', 503, /out of reach/, upload({ confirm: (req) => void req.socket.destroy() })],
  ['UPSTREAM_BAD_RESPONSE', 503, /no sense/, upload({ confirm: alwaysAnswers(200, '<h1>Me</h1>') })],
];
