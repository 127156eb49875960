import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createUpstream, type Upstream } from '../../upstream/app.ts';
import { serve, type TestServer } from '../support/http.ts';

interface Described {
  headers?: Record<string, { required?: boolean; schema: object }>;
  content?: Record<string, { schema: object }>;
}
interface Description {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: object;
}

const description = parse(readFileSync('upstream/openapi.yaml', 'utf8')) as Description;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'api', components: description.components });

/** What is wrong with a value by a schema of the description; empty: nothing. */
function problems(schema: object, value: unknown): string {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object;
  return ajv.validate(local, value) ? '' : ajv.errorsText();
}

/** `VERB /path` -> requests that between them bring out every answer that is described. */
const REQUESTS: Record<string, (id: string, picture: string) => string[]> = {
  'get /healthz': () => ['/healthz'],
  'get /pictures/{file}': (_id, picture) => [
    picture,
    picture.replace('.webp', '.avif'),
    '/pictures/no-such-thing-1-640.webp',
    '/pictures/..%2fapp.ts',
  ],
  'get /api/products/get': () => [
    '/api/products/get',
    '/api/products/get?page=2&limit=7',
    '/api/products/get?category=clothing&brand=adidas&brand=gopgan&ratings=4&ratings=5&_sort=Stock&_order=desc',
    '/api/products/get?query=no+such+thing',
    '/api/products/get?page=1000&limit=50',
    '/api/products/get?limit=abc',
    '/api/products/get?page=0&limit=5',
    '/api/products/get?minPrice=cheap',
  ],
  'get /api/products/get/{id}': (id) => [
    `/api/products/get/${id}`,
    `/api/products/get/${id.toUpperCase()}`,
    '/api/products/get/ffffffffffffffffffffffff',
    '/api/products/get/<script>',
  ],
};

let upstream: Upstream;
let server: TestServer;
let product: { _id: string; image: string };
beforeAll(async () => {
  upstream = await createUpstream();
  server = await serve(upstream.app);
  const response = await fetch(`${server.url}/api/products/get?limit=1`);
  const { products } = (await response.json()) as { products: [typeof product] };
  product = products[0];
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await upstream.close();
});

describe('the running API keeps to its description', () => {
  const operations = Object.entries(description.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb} ${path}`),
  );

  test('which is exercised whole', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(operations.sort());
  });

  test.each(operations)('%s', async (operation) => {
    const [verb = '', path = ''] = operation.split(' ');
    const { responses } = description.paths[path]![verb]!;
    const unseen = new Set(
      Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.keys(content).map((type) => `${status} ${type}`),
      ),
    );
    for (const request of REQUESTS[operation]!(product._id, product.image)) {
      const response = await fetch(server.url + request, { method: verb.toUpperCase() });
      const type = (response.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
      const described = responses[response.status];
      expect(described?.content, `${request} answers ${response.status} ${type}`).toHaveProperty([type]);
      const body: unknown = type === 'application/json' ? await response.json() : await response.text();
      expect(problems(described!.content![type]!.schema, body), request).toBe('');
      for (const [name, { schema }] of Object.entries(described?.headers ?? {})) {
        expect(problems(schema, response.headers.get(name)), `${name} of ${request}`).toBe('');
      }
      unseen.delete(`${response.status} ${type}`);
    }
    expect([...unseen], 'described, but never answered').toEqual([]);
  });

  test('and has no route beside it', () => {
    const routes = (
      upstream.app.router.stack as {
        route?: { path: string; methods: Record<string, boolean> };
        handle: { stack?: never[] };
      }[]
    )
      .flatMap((layer) => [layer, ...(layer.handle.stack ?? [])])
      .flatMap(({ route }) =>
        route ? Object.keys(route.methods).map((verb) => `${verb} ${route.path.replace(/:(\w+)/g, '{$1}')}`) : [],
      );
    expect(routes.length).toBeGreaterThan(2);
    expect(routes.filter((route) => !operations.includes(route))).toEqual([]);
  });

  test('and answers an unknown path with a 404 in JSON', async () => {
    const response = await fetch(`${server.url}/api/nothing`);
    expect([response.status, await response.json()]).toEqual([404, { message: 'Cannot GET /api/nothing' }]);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });
});
