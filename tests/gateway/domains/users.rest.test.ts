import { describe, expect, test } from 'vitest';
import { createUser, listUsers, parseUser, removeUser, updateUser } from '../../../gateway/domains/users/users.rest.ts';
import { answering, UNUSABLE, type Change } from '../../support/answers.ts';
import { RAW_FAULT, RAW_USER, recordId } from '../../support/records.ts';
import { testChanges, testFaults } from '../../support/rest-tests.ts';

const USER = recordId(21);
const PERSON = { name: 'Asha Rao', email: 'asha@shop.com', password: 'Secret#1' };
const READ_USER = {
  id: RAW_USER._id,
  name: 'Asha Rao',
  email: 'asha@shop.com',
  mobile: '9876543210',
  role: 'SUPER_ADMIN',
  avatar: 'https://cdn.example/asha.jpg',
};

describe('a raw account', () => {
  test('is read whole, without its password’s hash', () => expect(parseUser(RAW_USER)).toEqual(READ_USER));

  test.each([
    ['user', 'USER'],
    ['Admin', 'ADMIN'],
    ['superadmin', 'SUPER_ADMIN'],
    ['owner', null],
    [undefined, null],
    [{}, null],
  ])('with the role %j has the role %j', (role, expected) => {
    expect(parseUser({ ...RAW_USER, role })).toMatchObject({ role: expected });
  });

  test('may lack everything but its id, and keeps no picture that is not safe to load', () => {
    const bare = { id: RAW_USER._id, name: '', email: '', mobile: null, role: null, avatar: null };
    expect(parseUser({ _id: RAW_USER._id })).toEqual(bare);
    expect(parseUser({ _id: RAW_USER._id, avator: 'javascript:alert(1)' })).toEqual(bare);
  });

  test.each([
    ['USER', 'user'],
    ['ADMIN', 'admin'],
    ['SUPER_ADMIN', 'superAdmin'],
  ] as const)('of the role %s is sent as %s', async (role, word) => {
    const { rest, asked } = answering(200, { message: 'User updated success' });
    await updateUser(rest, USER, { role });
    expect(asked).toEqual([['PATCH /api/users/SuperAdmin/update', { update_user_id: USER, role: word }]]);
  });
});

describe('GET /api/users/get', () => {
  test('gives the accounts, leaving out what is none, and no password’s hash', async () => {
    const { rest, asked } = answering(200, [RAW_USER, null, {}, 'x']);
    const users = await listUsers(rest);
    expect(users).toHaveLength(1);
    expect(JSON.stringify(users)).not.toContain(RAW_USER.password);
    expect(asked).toEqual([['GET /api/users/get']]);
  });

  test.each([
    [404, { message: 'User not found' }],
    [204, undefined],
    [200, []],
  ])('%i %j is an empty list', async (status, body) => {
    expect(await listUsers(answering(status, body).rest)).toEqual([]);
  });

  testFaults(', never an empty list', 'GET /api/users/get', (rest) => listUsers(rest), [
    ...UNUSABLE,
    [200, { users: null }],
    [404, { message: 'Not found' }],
    [500, RAW_FAULT],
  ]);
});

describe('a change to an account', () => {
  const CHANGES: Change[] = [
    [
      'create an account',
      (rest) =>
        createUser(rest, {
          ...PERSON,
          email: ' asha@shop.com ',
          mobile: '9876543210',
          avatar: '/pictures/a.jpg',
          role: 'SUPER_ADMIN',
        }),
      [
        'POST /api/users/superAdmin/register',
        { ...PERSON, mobile: 9876543210, avator: '/pictures/a.jpg', role: 'superAdmin' },
      ],
    ],
    [
      'change an account',
      (rest) => updateUser(rest, USER, { mobile: '9876543210', avatar: '/pictures/a.jpg', role: 'ADMIN', name: null }),
      [
        'PATCH /api/users/SuperAdmin/update',
        { update_user_id: USER, mobile: 9876543210, avator: '/pictures/a.jpg', role: 'admin' },
      ],
    ],
    [
      'remove an account',
      (rest) => removeUser(rest, USER),
      ['DELETE /api/users/SuperAdmin/remove', { remove_user_id: USER }],
    ],
  ];

  testChanges(CHANGES);
});
