import { eq, ne } from 'drizzle-orm';
import { startReset } from '../../../upstream/users/password-reset.queries.ts';
import { users } from '../../../upstream/database/tables/users.tables.ts';
import { startApi } from '../../support/servers/api.ts';
import { mailServer } from '../../support/servers/mail-server.ts';
import { fault, NOBODYS_ID, refusals, type Exercise, type Send } from './scene.ts';

const PASSWORD = 'Person#1';
let addresses = 0;
const newEmail = (): string => `contract${(addresses += 1)}@example.com`;

async function exerciseRegister(send: Send, token?: string): Promise<void> {
  const body = { name: 'Ravi Rao', email: newEmail(), password: PASSWORD, mobile: 9876543210, avator: '/a.webp' };
  await send({ token, body });
  await send({ token, body });
  await send({ token, body: { ...body, email: newEmail(), password: 'short' } });
}

export const USERS: Record<string, Exercise> = {
  'post /api/users/register': (send) => exerciseRegister(send),

  'post /api/users/login': async (send, { api }, broken) => {
    const body = { email: newEmail(), password: PASSWORD };
    await api.call('POST /api/users/register', { body: { ...body, name: 'Ravi Rao' } });
    await send({ body });
    await send({ body: { ...body, password: 'Other#1' } });
    await send({ body: { email: body.email } });
    await send({ body: { ...body, email: 'nobody@example.com' } });
    await fault(send, broken, body);
  },

  'post /api/users/forget/password': async (send, { user }) => {
    const body = { email: user.email };
    await send({ body });
    await send({ body: {} });
    await send({ body: { email: 'nobody@example.com' } });
    await using server = await mailServer();
    await using shop = await startApi({ smtpUrl: server.url });
    for (const refuses of ['credentials', 'mails'] as const) {
      server.refuses = refuses;
      await send({ on: shop, body: { email: 'shopper@haat.com' } });
    }
  },

  'post /api/users/resetPassword': async (send, { api, user }) => {
    const token = await startReset(api.upstream.db, user.id);
    await send({ body: { token, newPassword: 'Password' } });
    await send({ body: { token, newPassword: PASSWORD } });
    await send({ body: { token, newPassword: PASSWORD } });
  },

  'post /api/users/change/password': async (send, { api }) => {
    const body = { email: newEmail(), password: PASSWORD, newPassword: 'Person#2' };
    await api.call('POST /api/users/register', { body: { ...body, name: 'Ravi Rao' } });
    await send({ body: { ...body, newPassword: 'Password' } });
    await send({ body });
    await send({ body });
    await send({ body: { email: body.email } });
    await send({ body: { ...body, email: 'nobody@example.com' } });
  },

  'get /api/users/get/user': async (send, scene) => {
    await refusals(send, scene);
    const { id, token } = await scene.api.newPerson();
    await send({ token });
    await scene.api.upstream.db.delete(users).where(eq(users.id, id));
    await send({ token });
  },

  'get /api/users/get': async (send, scene) => {
    await refusals(send, scene, scene.admin);
    await send({ token: scene.superAdmin.token });
    await using empty = await startApi();
    const alone = await empty.newPerson('superAdmin');
    await empty.upstream.db.delete(users).where(ne(users.id, alone.id));
    await send({ on: empty, token: alone.token });
  },

  'post /api/users/superAdmin/register': async (send, scene) => {
    await refusals(send, scene, scene.admin);
    await exerciseRegister(send, scene.superAdmin.token);
  },

  'patch /api/users/SuperAdmin/update': async (send, scene) => {
    await refusals(send, scene, scene.admin);
    const { token, id } = scene.superAdmin;
    const update_user_id = (await scene.api.newPerson()).id;
    await send({ token, body: { update_user_id, role: 'admin', name: 'Ravi Rao' } });
    await send({ token, body: { role: 'admin' } });
    await send({ token, body: { update_user_id: id, role: 'user' } });
    await send({ token, body: { update_user_id, role: 'king' } });
    await send({ token, body: { update_user_id, email: scene.user.email } });
    await send({ token, body: { update_user_id: NOBODYS_ID, role: 'user' } });
  },

  'delete /api/users/SuperAdmin/remove': async (send, scene) => {
    await refusals(send, scene, scene.admin);
    const { token, id } = scene.superAdmin;
    const body = { remove_user_id: (await scene.api.newPerson()).id };
    await send({ token, body });
    await send({ token, body });
    await send({ token, body: {} });
    await send({ token, body: { remove_user_id: id } });
  },
};
