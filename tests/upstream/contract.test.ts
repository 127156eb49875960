import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/servers/api.ts';
import { ADDRESS_AND_CART } from './contract/cart.ts';
import { describedAnswers, matching, operations, problems, responsesOf } from './contract/description.ts';
import { ORDERS } from './contract/orders.ts';
import { PRODUCTS } from './contract/products.ts';
import type { Broken, Exercise, Scene, Send } from './contract/scene.ts';
import { USERS } from './contract/users.ts';
import { WISHLIST } from './contract/wishlist.ts';

/** `verb /path` -> calls that together produce every described answer. */
const EXERCISES: Record<string, Exercise> = { ...PRODUCTS, ...USERS, ...WISHLIST, ...ADDRESS_AND_CART, ...ORDERS };

let api: TestApi;
let broken: Broken;
let scene: Scene;
beforeAll(async () => {
  const [whole, other] = await Promise.all([startApi(), startApi()]);
  api = whole;
  broken = { api: other, person: await other.newPerson() };
  // The server still answers, but its database is closed.
  await other.upstream.close();
  const [user, admin, superAdmin] = await Promise.all([
    api.newPerson(),
    api.newPerson('admin'),
    api.newPerson('superAdmin'),
  ]);
  scene = { api, user, admin, superAdmin };
});
afterAll(async () => {
  await Promise.all([api[Symbol.asyncDispose](), broken.api[Symbol.asyncDispose]()]);
});

describe('the running API keeps to its description', () => {
  test('and every operation has an exercise', () => {
    expect(Object.keys(EXERCISES).sort()).toEqual(operations.sort());
  });

  test.each(operations)('%s', async (operation) => {
    const [verb = '', path = ''] = operation.split(' ');
    const responses = responsesOf(operation);
    const unseen = new Set(describedAnswers(responses));
    const send: Send = async ({ path: asked = path, on = api, ...input } = {}) => {
      const answer = await on.call(`${verb.toUpperCase()} ${asked}`, input);
      const described = responses[answer.status];
      const label = `${asked} ${JSON.stringify(input)} -> ${answer.status} ${answer.type} ${JSON.stringify(answer.body)}`;
      expect(described?.content, label.slice(0, 500)).toHaveProperty([answer.type]);
      expect(problems(described!.content![answer.type]!.schema, answer.body), label.slice(0, 500)).toBe('');
      for (const [name, { schema }] of Object.entries(described?.headers ?? {})) {
        expect(problems(schema, answer.headers.get(name)), `${name} of ${asked}`).toBe('');
      }
      for (const seen of matching(described!, answer)) unseen.delete(seen);
      return answer;
    };
    await EXERCISES[operation]!(send, scene, broken);
    expect([...unseen], 'described, but never answered').toEqual([]);
  });

  test('and has no other route', () => {
    const routes = (
      api.upstream.app.router.stack as {
        route?: { path: string; methods: Record<string, boolean> };
        handle: { stack?: never[] };
      }[]
    )
      .flatMap((layer) => [layer, ...(layer.handle.stack ?? [])])
      .flatMap(({ route }) =>
        route ? Object.keys(route.methods).map((verb) => `${verb} ${route.path.replace(/:(\w+)/g, '{$1}')}`) : [],
      );
    expect(routes.length).toBeGreaterThan(30);
    const undescribed = routes.filter((route) => !operations.includes(route));
    expect(undescribed, 'routes that upstream/openapi.yaml does not describe').toEqual([]);
  });

  test('and answers an unknown path with a 404 in JSON', async () => {
    const { status, body, headers } = await api.call('GET /api/nothing');
    expect([status, body]).toEqual([404, { message: 'Cannot GET /api/nothing' }]);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test.each([
    ['no JSON', '{"email": "x', 400],
    ['a text alone', '"email"', 400],
    ['too large', JSON.stringify({ email: 'x'.repeat(200_000) }), 413],
  ])('and says so of a body that is %s', async (_what, raw, status) => {
    const answer = await api.call('POST /api/users/login', { raw });
    expect([answer.status, answer.body]).toEqual([status, { error: 'The request cannot be read' }]);
  });

  test('and treats a missing body, or one that is not an object, as empty', async () => {
    for (const input of [{}, { body: [] }]) {
      const { status, body } = await api.call('POST /api/users/login', input);
      expect([status, body]).toEqual([400, { message: 'email and password required' }]);
    }
  });
});
