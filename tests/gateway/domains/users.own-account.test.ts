import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop, type Visitor } from '../../support/servers/shop.ts';

let shop: Shop;
let superAdmin: Visitor;
let ownId: string;
beforeAll(async () => {
  shop = await startShop();
  superAdmin = await shop.as('superAdmin');
  ownId = (await superAdmin.query<{ me: { id: string } }>('{ me { id } }')).data.me.id;
});
afterAll(() => shop.close());

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
