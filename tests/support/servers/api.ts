import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upstream } from '../../../upstream/app.ts';
import { newObjectId } from '../../../upstream/database/object-id.ts';
import { addresses } from '../../../upstream/database/tables/address.tables.ts';
import { products } from '../../../upstream/database/tables/products.tables.ts';
import { users } from '../../../upstream/database/tables/users.tables.ts';
import { tokenSecret } from '../../../upstream/auth/token-secret.ts';
import { createTokens, type Role } from '../../../upstream/auth/tokens.ts';
import { serve } from '../http.ts';
import { createSeededUpstream } from './seeded-upstream.ts';

/** What a call came back with; `body` is text where it isn't JSON, and otherwise what the test expects it to be. */
export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  /** The media type without its parameters. */
  type: string;
  headers: Headers;
  body: Body;
}

/** What a call carries. */
export interface CallInput {
  token?: string | undefined;
  body?: unknown;
  /** The body as it is, in place of `body`. */
  raw?: string;
}

/** Somebody who is signed in. They have no password: nobody waits for a hash that no test needs. */
export interface Person {
  id: string;
  email: string;
  token: string;
  /** Signed like `token`, but past its time. */
  expiredToken: string;
}

/** The reference API on a free port, with what tests need to talk to it. */
export interface TestApi extends AsyncDisposable {
  url: string;
  upstream: Upstream;
  /** Calls `VERB /path?query`. */
  call<Body = Record<string, unknown>>(operation: string, input?: CallInput): Promise<ApiAnswer<Body>>;
  newPerson(role?: Role): Promise<Person>;
  /** Puts a product on sale and gives its id. */
  newProduct(stock: number, discountPrice?: number): Promise<string>;
  /** Gives the id of a new address of somebody. */
  newAddress(person: Person): Promise<string>;
}

/** Starts the API. Secret and mails are in a folder of its own, or where `options` say; with `dataDir: undefined` in memory. */
export async function startApi(options: Parameters<typeof createSeededUpstream>[0] = {}): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
  const upstream = await createSeededUpstream({ dataDir: folder, ...options });
  const server = await serve(upstream.app);
  const secret = tokenSecret(folder);
  const { db } = upstream;
  return {
    url: server.url,
    upstream,
    async call<Body>(operation: string, { token, body, raw }: CallInput = {}) {
      const [method = '', path = ''] = operation.split(' ');
      const response = await fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
        body: raw ?? (body === undefined ? null : JSON.stringify(body)),
      });
      const { status, headers } = response;
      const type = (headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
      const answer = (type === 'application/json' ? await response.json() : await response.text()) as Body;
      return { status, type, headers, body: answer };
    },
    async newPerson(role = 'user') {
      const id = newObjectId();
      const email = `${id}@example.com`;
      await db.insert(users).values({ id, email, name: 'Somebody', passwordHash: '!', role });
      return {
        id,
        email,
        token: await createTokens(secret, 3600).sign({ userId: id, role }),
        expiredToken: await createTokens(secret, 0).sign({ userId: id, role }),
      };
    },
    async newProduct(stock, discountPrice = 90.5) {
      const id = newObjectId();
      await db.insert(products).values({ id, title: `Product ${id}`, originalPrice: 100, discountPrice, stock });
      return id;
    },
    async newAddress(person) {
      const id = newObjectId();
      const place = { address: '4 Rose Street', state: 'Goa', city: 'Panaji', block: 'B', postalCode: '403001' };
      await db.insert(addresses).values({ id, userId: person.id, ...place });
      return id;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await upstream.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
