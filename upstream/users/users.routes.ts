import { Router, type Request, type Response } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readText } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { FAULT_DETAIL, faultsAs } from '../http/faults.ts';
import { isPasswordOf } from '../auth/password-hash.ts';
import type { Tokens } from '../auth/tokens.ts';
import { addUser, changeUser, EmailTakenError, findByEmail, findUser, type User } from './users.queries.ts';
import { AccountRuleError, checkPassword, readAccountFields } from './users.rules.ts';

export function userRoutes(db: Database, tokens: Tokens, guard: Guard): Router {
  const routes = Router();

  routes.post('/api/users/register', async (req, res) => {
    // Security: a role in the body is ignored; otherwise anybody could become an administrator.
    const { role: _ignored, ...body } = bodyOf(req);
    await register(db, body, res);
  });

  routes.post(
    '/api/users/login',
    faultsAs({ message: 'Internal server error', error: FAULT_DETAIL }),
    async (req, res) => {
      const email = readText(bodyOf(req)['email']);
      const { password } = bodyOf(req);
      if (email === undefined || typeof password !== 'string' || password === '') {
        return void res.status(400).json({ message: 'email and password required' });
      }
      const user = await findByEmail(db, email);
      if (!user) {
        return void res.status(404).json({ message: 'User not found, please register first', hint: 'paenot' });
      }
      if (!(await isPasswordOf(user.passwordHash, password))) {
        return void res.status(400).json({ message: 'Wrong password', hint: 'wrong' });
      }
      const { id: userId, role, name, avatar: avator } = user;
      res.json({ message: 'Login Successful', token: await tokens.sign({ userId, role }), role, name, avator });
    },
  );

  routes.post('/api/users/change/password', (req, res) => changePassword(db, req, res));

  const gone = { status: 404, body: { message: 'User not found ' } };
  routes.get(
    '/api/users/get/user',
    guard('user', async (_req, res, { id }) => void res.json({ user: await findUser(db, id) }), gone),
  );

  return routes;
}

/** Creates an account from the body and answers the request. */
export async function register(db: Database, body: Record<string, unknown>, res: Response): Promise<void> {
  let user: User;
  try {
    const { name = '', email = '', password = '', ...rest } = readAccountFields(body, ['name', 'email', 'password']);
    user = await addUser(db, { name, email, password, ...rest });
  } catch (error) {
    return refuseAccount(error, body['email'], res);
  }
  res.status(201).json({ message: 'Register successful', role: user.role, avator: user.avatar });
}

/** Answers an error about an account's fields; throws any other error again. */
export function refuseAccount(error: unknown, email: unknown, res: Response): void {
  if (error instanceof AccountRuleError) return void res.status(400).json({ error: error.message });
  if (!(error instanceof EmailTakenError)) throw error;
  // EmailTakenError implies that the address is a string.
  const msg = `This email : ${String(email)} already exits, try with different email or login`;
  res.status(400).json({ msg, hint: 'em1' });
}

/** By the contract the account is identified by address and old password, without a token. */
async function changePassword(db: Database, req: Request, res: Response): Promise<void> {
  const { email: address, password, newPassword } = bodyOf(req);
  const email = readText(address);
  if (email === undefined || typeof password !== 'string' || password === '' || isMissing(newPassword)) {
    return void res.status(400).json({ msg: 'email, password and newPassword required' });
  }
  const user = await findByEmail(db, email);
  if (!user) return void res.status(404).json({ msg: 'User not found' });
  if (!(await isPasswordOf(user.passwordHash, password))) {
    return void res.status(401).json({ msg: 'Invalid old password' });
  }
  try {
    await changeUser(db, user.id, { password: checkPassword(newPassword) });
  } catch (error) {
    return refuseAccount(error, email, res);
  }
  res.json({ msg: 'Password updated successfully' });
}
