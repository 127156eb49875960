import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allFiles } from '../../../../gateway/uploads/names.ts';
import { openAccount, PASSWORD } from '../../../support/accounts.ts';
import { keptLog } from '../../../support/log.ts';
import { bomb, photograph } from '../../../support/pictures.ts';
import { startShop, type Visitor } from '../../../support/servers/shop.ts';
import { startUploadingShop } from '../../../support/servers/uploading-shop.ts';

type UploadingShop = Awaited<ReturnType<typeof startUploadingShop>>;

const { log, lines } = keptLog();
let shop: UploadingShop;
let admin: Visitor;
let photo: Buffer;
const made: string[] = [];

beforeAll(async () => {
  shop = await startUploadingShop({ publicUrl: 'https://shop.example', log });
  [admin, photo] = await Promise.all([shop.as('admin'), photograph(400, 200)]);
});
afterAll(() => shop.close());

test('what an admin uploads is served under the hash of its content, as a picture and nothing else', async () => {
  const { status, address, headers } = await shop.upload(admin, photo);
  expect(status).toBe(201);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(address).toMatch(/^\/pictures\/kept\/[0-9a-f]{64}-640\.webp$/);
  made.push(address);
  const line = lines.find((one) => one.includes('"operation":"upload"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ msg: 'change by staff', staff: { role: 'ADMIN' }, after: { address } });
  const [hash = ''] = /[0-9a-f]{64}/.exec(address) ?? [];
  for (const file of allFiles(hash)) {
    const picture = await fetch(`${shop.url}/pictures/kept/${file}`);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': file.endsWith('avif') ? 'image/avif' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(picture.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  // The same file again is the same picture; with another focal point it is another one.
  expect((await shop.upload(admin, photo)).address).toBe(address);
  const left = await shop.upload(admin, photo, { search: '?x=0&y=0.25' });
  expect([left.status, left.address === address]).toEqual([201, false]);
});

describe('nobody else', () => {
  test('a guest, a shopper, a bare token of the API: refused, and the body is not read', async () => {
    const shopper = await shop.as('user');
    const token = await shop.upstreamToken('superAdmin');
    const of = async (person: Pick<Visitor, 'held'> | undefined, headers?: Record<string, string>) => {
      const { status, code } = await shop.upload(person, photo, { headers });
      return [status, code];
    };
    expect(await of(undefined)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await of(undefined, { token })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await of(undefined, { token: 'csrf-made-up' })).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await of(shopper)).toEqual([403, 'FORBIDDEN']);
    expect(await of(shopper, { 'x-role': 'ADMIN' })).toEqual([403, 'FORBIDDEN']);
  });

  test('a cookie without its token, or with another one: another site may have sent it', async () => {
    const other = await shop.as('admin');
    const { cookie } = admin.held;
    for (const token of [undefined, '', 'csrf-x', other.held.token]) {
      const { status, code } = await shop.upload({ held: { cookie, token } }, photo);
      expect([status, code]).toEqual([403, 'CSRF_REJECTED']);
    }
  });

  test('a page of another origin, even with cookie and token', async () => {
    const foreign = ['https://evil.example', 'null', 'https://shop.example.evil.example', 'http://shop.example', 'x'];
    for (const origin of foreign) {
      expect(await shop.upload(admin, photo, { headers: { origin } })).toMatchObject({
        status: 403,
        code: 'CSRF_REJECTED',
      });
    }
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': site };
      expect(await shop.upload(admin, photo, { headers })).toMatchObject({ status: 403, code: 'CSRF_REJECTED' });
    }
    for (const origin of ['https://shop.example', shop.url]) {
      expect((await shop.upload(admin, photo, { headers: { origin, 'sec-fetch-site': 'same-origin' } })).status).toBe(
        201,
      );
    }
    const preflight = await fetch(`${shop.url}/pictures`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('an admin whose role was taken away, whatever the cookie says, and one who has logged out', async () => {
    const superAdmin = await shop.as('superAdmin');
    const email = await openAccount(shop);
    const { data } = await superAdmin.query<{ users: { id: string; email: string }[] }>('{ users { id email } }');
    const id = data.users.find((user) => user.email === email)?.id ?? '';
    const setRole = (role: string) =>
      superAdmin.query('mutation ($id: ID!, $role: Role!) { updateUser(id: $id, changes: { role: $role }) { code } }', {
        id,
        role,
      });
    await setRole('ADMIN');
    const person = shop.visitor();
    expect(await person.logIn(email, PASSWORD)).toBe('LOGGED_IN');
    await setRole('USER');
    expect(await shop.upload(person, photo)).toMatchObject({ status: 403, code: 'FORBIDDEN' });

    const leaving = await shop.as('admin');
    const { cookie, token } = leaving.held;
    await leaving.query('mutation { logout { code } }');
    expect(await shop.upload({ held: { cookie, token } }, photo)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
  });
});

describe('nothing else', () => {
  test('the content decides what a file is, not its name or its type', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const type of ['image/svg+xml', 'image/png', 'image/jpeg']) {
      const { status, code, reason } = await shop.upload(admin, page, { headers: { 'content-type': type } });
      expect([status, code, reason]).toEqual([422, 'PICTURE_REFUSED', 'KIND']);
    }
    expect((await shop.upload(admin, photo, { headers: { 'content-type': 'image/svg+xml' } })).status).toBe(201);
    for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x', 'image']) {
      expect((await shop.upload(admin, photo, { headers: { 'content-type': type } })).status, type).toBe(415);
    }
    expect((await shop.upload(admin, Buffer.alloc(0))).status).toBe(415);
    expect((await shop.upload(admin, photo, { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  test('bombs are refused, and the gateway answers on', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => shop.upload(admin, bomb(20_000, 20_000))));
    for (const { status, reason } of answers) expect([status, reason]).toEqual([422, 'PIXELS']);
    expect((await shop.query('{ facets { brands } }')).status).toBe(200);
  });

  test('a focal point is two numbers from 0 to 1', async () => {
    for (const search of ['?x=2', '?x=-1', '?y=NaN', '?x=1e-3', '?x=0.5&x=0.6', '?y=', '?x=0.50000']) {
      expect((await shop.upload(admin, photo, { search })).status, search).toBe(400);
    }
  });

  test('a path is a hash, a size and a format of a closed list', async () => {
    const [address = ''] = made;
    const hash = address.slice('/pictures/kept/'.length, -'-640.webp'.length);
    const files = [
      `${hash}-641.webp`,
      `${hash}-640.png`,
      `${hash}-640.webp%00`,
      `${hash.toUpperCase()}-640.webp`,
      `${hash.slice(1)}-640.webp`,
      `..%2f${hash}-640.webp`,
      `%2e%2e%2f%2e%2e%2fsession-secret`,
      `..%5c..%5csession-secret`,
      `${hash}-640.webp.part`,
      `${'0'.repeat(64)}-640.webp`,
    ];
    for (const file of files) expect((await fetch(`${shop.url}/pictures/kept/${file}`)).status, file).toBe(404);
    for (const path of ['/pictures/kept/../../session-secret', '/pictures/kept/', '/pictures/kept']) {
      expect(await rawStatus(path), path).not.toBe(200);
    }
  });
});

/** `fetch` would resolve the dots itself. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const get = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    get.on('error', reject).end();
  });
}

/** All at once, as `fetch` would not: the body is there before the answer. Resolves when the gateway has answered. */
function sendRaw(url: string, { held }: Pick<Visitor, 'held'>, head: string, bytes: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const { cookie = '', token = '' } = held;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).on('error', reject);
    socket.once('data', () => setTimeout(() => resolve(void socket.destroy()), 100));
    const lines = [
      'POST /pictures HTTP/1.1',
      `host: ${hostname}:${port}`,
      `cookie: ${cookie}`,
      `token: ${token}`,
      head,
    ];
    socket.write([...lines, 'transfer-encoding: chunked', '', `${bytes.toString(16)}`, ''].join('\r\n'));
    socket.write(Buffer.alloc(bytes));
    socket.write('\r\n0\r\n\r\n');
  });
}

describe('not too much', () => {
  test('files over the limit are refused, by what they say and by what they are', async () => {
    await using small = await startUploadingShop({}, { maxBytes: 5_000 });
    const person = await small.as('admin');
    const large = Buffer.concat([photo, Buffer.alloc(5_000)]);
    const refused = { status: 422, code: 'PICTURE_REFUSED', reason: 'SIZE' };
    expect(await small.upload(person, large)).toMatchObject(refused);
    const { cookie = '', token = '' } = person.held;
    // Without a length, in pieces.
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(large);
        controller.close();
      },
    });
    const headers = { cookie, token, 'content-type': 'image/jpeg' };
    const answer = await fetch(`${small.url}/pictures`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, JSON.stringify(await answer.json()).includes('SIZE')]).toEqual([422, true]);
  });

  test('a session may upload so many a minute, and so many are under way at a time', async () => {
    await using rated = await startUploadingShop({}, { perMinute: 3 });
    const [person, other] = await Promise.all([rated.as('admin'), rated.as('superAdmin')]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => rated.upload(person, photo)));
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await rated.upload(other, photo)).status).toBe(201);

    await using full = await startUploadingShop({}, { atOnce: 1, conversions: 1 });
    const busy = await full.as('admin');
    await full.upload(busy, photo); // its role is confirmed, so the next two arrive together
    const both = await Promise.all([full.upload(busy, photo), full.upload(busy, photo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 503]);
    expect(both.find(({ status }) => status === 503)).toMatchObject({ code: 'OVERLOADED' });
    expect(both.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
    expect((await full.upload(busy, photo)).status).toBe(201);
  });

  test('uploads that send nothing take no place', async () => {
    await using shop = await startUploadingShop({}, { atOnce: 1 });
    const person = await shop.as('admin');
    await shop.upload(person, photo);
    const { cookie = '', token = '' } = person.held;
    const stop = new AbortController();
    const silent = Array.from({ length: 8 }, () =>
      fetch(`${shop.url}/pictures`, {
        method: 'POST',
        headers: { cookie, token, 'content-type': 'image/jpeg' },
        body: new ReadableStream({ start: (controller) => controller.enqueue(photo.subarray(0, 9)) }),
        duplex: 'half',
        signal: stop.signal,
      } as RequestInit).catch(() => undefined),
    );
    expect((await shop.upload(person, photo)).status).toBe(201);
    stop.abort();
    await Promise.all(silent);
  });

  test('files that come at once are bounded together', async () => {
    await using shop = await startUploadingShop({}, { atOnce: 1, maxBytes: photo.length });
    const person = await shop.as('admin');
    await shop.upload(person, photo);
    const { cookie = '', token = '' } = person.held;
    const stop = new AbortController();
    const held = fetch(`${shop.url}/pictures`, {
      method: 'POST',
      headers: { cookie, token, 'content-type': 'image/jpeg' },
      body: new ReadableStream({ start: (controller) => controller.enqueue(photo.subarray(0, photo.length - 1)) }),
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit).catch(() => undefined);
    await expect.poll(async () => (await shop.upload(person, photo)).code).toBe('OVERLOADED');
    stop.abort();
    await held;
    await expect.poll(async () => (await shop.upload(person, photo)).status).toBe(201);
  });

  test('what still comes of a refused file takes no room', async () => {
    await using shop = await startUploadingShop({}, { atOnce: 1, maxBytes: 200_000 });
    const person = await shop.as('admin');
    await shop.upload(person, photo);
    for (const head of ['content-type: text/plain', 'content-type: image/jpeg\r\ncontent-encoding: gzip']) {
      await sendRaw(shop.url, person, head, 400_000);
      expect((await shop.upload(person, photo)).status, head).toBe(201);
    }
  });

  test('what is refused leaves no file behind', async () => {
    await using strict = await startUploadingShop();
    const person = await strict.as('admin');
    await strict.upload(person, bomb(20_000, 20_000));
    await strict.upload(person, photo.subarray(0, 500));
    expect(readdirSync(strict.folder)).toEqual([]);
  });
});

test('a shop without a place for pictures says so, to admins alone', async () => {
  await using without = await startShop();
  const asks = async (person: Pick<Visitor, 'held'>) => {
    const { cookie = '', token = '' } = person.held;
    const headers = { cookie, token, 'content-type': 'image/jpeg' };
    const answer = await fetch(`${without.url}/pictures`, { method: 'POST', headers, body: new Uint8Array(photo) });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    return [answer.status, errors[0]?.extensions.code];
  };
  expect(await asks(await without.as('admin'))).toEqual([501, 'PICTURES_NOT_KEPT']);
  expect(await asks(await without.as('user'))).toEqual([403, 'FORBIDDEN']);
  expect((await fetch(`${without.url}/pictures/kept/${'0'.repeat(64)}-640.webp`)).status).toBe(404);
});
