import { describe, expect, test } from 'vitest';
import {
  changePassword,
  findMe,
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '../../../gateway/domains/auth/auth.rest.ts';
import { answering, UNUSABLE, type Change } from '../../support/answers.ts';
import { RAW_USER } from '../../support/records.ts';
import { testChanges, testFaults } from '../../support/rest-tests.ts';

const EMAIL = 'asha@shop.com';
const WHO = { email: EMAIL, password: 'Secret#1' };
const ACCOUNT = { ...WHO, name: 'Asha Rao', mobile: '9876543210' };
const ME = {
  id: RAW_USER._id,
  name: 'Asha Rao',
  email: EMAIL,
  mobile: '9876543210',
  role: 'SUPER_ADMIN',
  avatar: 'https://cdn.example/asha.jpg',
};
const LOGGED_IN = {
  messssage: 'Login Successful',
  token: 'a.b.c',
  role: 'admin',
  name: 'Asha',
  avator: '/pictures/asha.jpg',
};

describe('GET /api/users/get/user', () => {
  test('gives the caller', async () => {
    const { rest, asked } = answering(200, { user: RAW_USER });
    expect(await findMe(rest)).toEqual(ME);
    expect(asked).toEqual([['GET /api/users/get/user']]);
  });

  test('whose account is gone is a caller whom the API does not know', async () => {
    const { rest } = answering(404, { message: 'User not found ' });
    await expect(findMe(rest)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  testFaults('', 'GET /api/users/get/user', (rest) => findMe(rest), [
    ...UNUSABLE,
    [200, { user: null }],
    [200, { user: {} }],
    [500, { user: RAW_USER }],
  ]);
});

describe('POST /api/users/login', () => {
  test.each(['messssage', 'message', 'msg'])('logs in, wherever it says so: %s', async (key) => {
    const { messssage, ...fields } = LOGGED_IN;
    const { rest, asked } = answering(200, { ...fields, [key]: messssage });
    expect(await login(rest, WHO)).toEqual({
      code: 'LOGGED_IN',
      message: 'Login Successful',
      account: { upstreamToken: 'a.b.c', name: 'Asha', role: 'ADMIN', avatar: '/pictures/asha.jpg' },
    });
    expect(asked).toEqual([['POST /api/users/login', WHO]]);
  });

  test('logs in whoever has no name, no picture and an unknown role, with the least rights', async () => {
    const body = { message: 'Login Successful', token: 'a.b.c', role: 'owner' };
    expect(await login(answering(200, body).rest, WHO)).toMatchObject({
      account: { name: EMAIL, role: 'USER', avatar: null },
    });
  });

  test.each([
    [404, { message: 'User not found, please register first', hint: 'paenot' }, 'EMAIL_NOT_FOUND'],
    [500, { message: 'Internal server error', error: 'boom' }, 'FAILED'],
    [400, { ...LOGGED_IN, messssage: 'Wrong password' }, 'WRONG_PASSWORD'],
  ])('%i %j is an outcome without an account', async (status, body, code) => {
    const outcome = await login(answering(status, body).rest, WHO);
    expect(outcome).toMatchObject({ code });
    expect(outcome).not.toHaveProperty('account');
  });

  test.each([undefined, null, '', {}, true])(
    'with the token %j is a fault: nobody can go on from there',
    async (token) => {
      await expect(login(answering(200, { ...LOGGED_IN, token }).rest, WHO)).rejects.toMatchObject({
        extensions: { code: 'UPSTREAM_BAD_RESPONSE', call: 'POST /api/users/login' },
      });
    },
  );
});

describe('a change to an account', () => {
  const CHANGES: Change[] = [
    [
      'register',
      (rest) => register(rest, { ...ACCOUNT, avatar: '/pictures/me.jpg' }),
      ['POST /api/users/register', { ...ACCOUNT, mobile: 9876543210, avator: '/pictures/me.jpg' }],
    ],
    [
      'register without a picture',
      (rest) => register(rest, { ...ACCOUNT, avatar: null }),
      ['POST /api/users/register', { ...ACCOUNT, mobile: 9876543210, avator: '' }],
    ],
    [
      'register with a number that begins with a zero',
      (rest) => register(rest, { ...ACCOUNT, mobile: '09876543210' }),
      ['POST /api/users/register', { ...ACCOUNT, mobile: '09876543210', avator: '' }],
    ],
    [
      'request a reset',
      (rest) => requestPasswordReset(rest, EMAIL),
      ['POST /api/users/forget/password', { email: EMAIL }],
    ],
    [
      'reset',
      (rest) => resetPassword(rest, { token: 'mailed', newPassword: 'Secret#2' }),
      ['POST /api/users/resetPassword', { token: 'mailed', newPassword: 'Secret#2' }],
    ],
    [
      'change the password',
      (rest) => changePassword(rest, { email: EMAIL, currentPassword: 'Secret#1', newPassword: 'Secret#2' }),
      ['POST /api/users/change/password', { ...WHO, newPassword: 'Secret#2' }],
    ],
  ];

  testChanges(CHANGES);

  test('goes out without the blanks around the e-mail address, which the rules allow and the API does not', async () => {
    const { rest, asked } = answering(400, { message: 'Hm' });
    const email = ` ${EMAIL} `;
    await login(rest, { ...WHO, email });
    await register(rest, { ...ACCOUNT, email });
    await requestPasswordReset(rest, email);
    await changePassword(rest, { email, currentPassword: 'Secret#1', newPassword: 'Secret#2' });
    expect(asked.map(([, payload]) => payload)).toEqual(Array(4).fill(expect.objectContaining({ email: EMAIL })));
  });
});
