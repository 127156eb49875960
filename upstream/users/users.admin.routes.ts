import { Router } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readId } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { changeUser, listUsersBut, removeUser } from './users.queries.ts';
import { readAccountFields } from './users.rules.ts';
import { refuseAccount, register } from './users.routes.ts';

const NOT_FOUND = { message: 'User not found ' };

export function userAdminRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.get(
    '/api/users/get',
    guard('superAdmin', async (_req, res, caller) => {
      const others = await listUsersBut(db, caller.id);
      if (others.length === 0) return void res.status(404).json({ message: 'User not found' });
      res.json(others);
    }),
  );

  routes.post(
    '/api/users/superAdmin/register',
    guard('superAdmin', async (req, res) => register(db, bodyOf(req), res)),
  );

  routes.patch(
    '/api/users/SuperAdmin/update',
    guard('superAdmin', async (req, res, caller) => {
      const { update_user_id, ...changes } = bodyOf(req);
      if (isMissing(update_user_id)) return void res.status(400).json({ message: 'update_user_id is required' });
      const id = readId(update_user_id);
      let found;
      try {
        const fields = readAccountFields(changes);
        // Otherwise the last super admin could give up the role, and nobody could make this call.
        if (id === caller.id && fields.role !== undefined && fields.role !== caller.role) {
          return void res.status(400).json({ message: 'You cannot change your own role' });
        }
        found = id !== undefined && (await changeUser(db, id, fields));
      } catch (error) {
        return refuseAccount(error, changes['email'], res);
      }
      if (!found) return void res.status(404).json(NOT_FOUND);
      res.json({ message: 'User updated success' });
    }),
  );

  routes.delete(
    '/api/users/SuperAdmin/remove',
    guard('superAdmin', async (req, res, caller) => {
      const { remove_user_id } = bodyOf(req);
      if (isMissing(remove_user_id)) return void res.status(400).json({ message: 'remove_user_id is required' });
      const id = readId(remove_user_id);
      if (id === caller.id) return void res.status(400).json({ message: 'You cannot remove yourself' });
      if (id === undefined || !(await removeUser(db, id))) return void res.status(404).json(NOT_FOUND);
      res.json({ message: 'User Remove success' });
    }),
  );

  return routes;
}
