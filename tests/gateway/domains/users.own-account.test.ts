import type { RequestListener } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/http.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { type Visitor } from '../../support/servers/shop.ts';
import { sessionProof } from '../../support/session-proof.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const shop = shopForTests();
let superAdmin: Visitor;
let ownId: string;
beforeAll(async () => {
  superAdmin = await shop.as('superAdmin');
  ownId = (await superAdmin.query<{ me: { id: string } }>('{ me { id } }')).data.me.id;
});

const UPDATE = 'mutation ($id: ID!, $changes: UserChanges!) { updateUser(id: $id, changes: $changes) { code } }';
const REMOVE = 'mutation ($id: ID!) { removeUser(id: $id) { code } }';
const reached = (): string[] => shop.upstreamCalls.filter((call) => call.includes('SuperAdmin'));

test.each([
  ['take their role', UPDATE, { changes: { role: 'USER' } }],
  ['take their role, with other changes', UPDATE, { changes: { name: 'Meera Pillai', role: 'ADMIN' } }],
  ['remove it', REMOVE, {}],
])('nobody can do this to their own account: %s', async (_what, mutation, variables) => {
  for (const id of [ownId, ownId.toUpperCase()]) {
    const { errors } = await superAdmin.query(mutation, { id, ...variables });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(errors[0])).toContain('ask another super admin');
  }
  expect(reached()).toEqual([]);
  expect((await superAdmin.query('{ users { id } }')).errors).toEqual([]);
});

test('a super admin can change their own name', async () => {
  const { data, errors } = await superAdmin.query(UPDATE, { id: ownId, changes: { name: 'Meera Pillai' } });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updateUser: { code: 'UPDATED' } });
});

test('a super admin can give and take the roles of others', async () => {
  const { data } = await superAdmin.query<{ users: { id: string; role: string }[] }>('{ users { id role } }');
  const other = data.users.find(({ role }) => role === 'ADMIN');
  for (const role of ['SUPER_ADMIN', 'USER', 'ADMIN']) {
    const { errors } = await superAdmin.query(UPDATE, { id: other?.id, changes: { role } });
    expect(errors).toEqual([]);
  }
});

/** An API that reads the caller's role when a call comes, and makes the change when `change` is called: another one may come in between. */
const slowApi = () => {
  const roles: Record<string, string> = { ['a'.repeat(24)]: 'superAdmin', ['b'.repeat(24)]: 'superAdmin' };
  const changes: (() => void)[] = [];
  const listen: RequestListener = (req, res) => {
    const caller = String(req.headers['token']);
    const answer = (status: number, body: object) => res.writeHead(status).end(JSON.stringify(body));
    if (req.url === '/api/users/get/user') {
      return void answer(200, { user: { _id: caller, role: roles[caller], name: 'Somebody', email: 'a@example.com' } });
    }
    // What an account was before a change, for the log.
    if (req.url === '/api/users/get') return void answer(200, { users: [] });
    if (roles[caller] !== 'superAdmin') return void answer(403, { message: 'You are not authorized' });
    changes.push(() => {
      for (const other of Object.keys(roles)) if (other !== caller) roles[other] = 'user';
      answer(200, { message: req.method === 'PATCH' ? 'User updated success' : 'User Remove success' });
    });
  };
  return { roles, changes, listen };
};

test.each([
  ['take the role from each other', UPDATE, { changes: { role: 'ADMIN' } }],
  ['remove each other', REMOVE, {}],
])('one super admin stays when two of them %s at the same time', async (_what, mutation, variables) => {
  const { roles, changes, listen } = slowApi();
  await using api = await serve(listen);
  await using gateway = await startGateway({ upstreamUrl: api.url });
  const [first = '', second = ''] = Object.keys(roles);
  const [proof, otherProof] = [await sessionProof(first, 'SUPER_ADMIN'), await sessionProof(second, 'SUPER_ADMIN')];
  const asked = [gateway.query(mutation, { id: second, ...variables }, proof)];
  await eventually(() => expect(changes).toHaveLength(1));
  asked.push(gateway.query(mutation, { id: first, ...variables }, otherProof));
  // What is asked after it has been answered: the second change had the time to reach the API.
  for (let count = 0; count < 5; count += 1) await gateway.query('{ me { id } }', {}, otherProof);
  for (const change of changes) change();
  const answers = await Promise.all(asked);
  expect(answers.map(({ errors }) => errors[0]?.extensions?.['code'])).toEqual([undefined, 'FORBIDDEN']);
  expect(Object.values(roles)).toEqual(['superAdmin', 'user']);
});
