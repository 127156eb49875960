import type { Request, RequestHandler, Response } from 'express';
import { eq } from 'drizzle-orm';
import { bodyOf } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { ROLES, users } from '../database/tables/users.tables.ts';
import type { Role, Tokens } from './tokens.ts';

/** The account as it is in the database now. */
interface Caller {
  id: string;
  role: Role;
}

type CallerHandler = (req: Request, res: Response, caller: Caller) => Promise<void>;

/** A route's own answer to a token whose account was removed. */
interface AccountGone {
  status: number;
  body: { message: string };
}

/** Runs the handler for callers of at least this role; rejects others. */
export type Guard = (least: Role, handler: CallerHandler, gone?: AccountGone) => RequestHandler;

const INVALID: AccountGone = { status: 401, body: { message: 'Invalid token' } };

/** Security: account and role are read from the database for each request, not from the token. */
export function createGuard(db: Database, tokens: Tokens): Guard {
  return (least, handler, gone = INVALID) =>
    async (req, res) => {
      const token = tokenOf(req);
      if (token === undefined) return void res.status(401).json({ message: 'Please login first' });
      const check = await tokens.check(token);
      if (check.is === 'expired') return void res.status(401).json({ message: 'Token expired' });
      if (check.is === 'invalid') return void res.status(INVALID.status).json(INVALID.body);
      const [caller] = await db
        .select({ id: users.id, role: users.role })
        .from(users)
        .where(eq(users.id, check.userId));
      if (!caller) return void res.status(gone.status).json(gone.body);
      if (ROLES.indexOf(caller.role) < ROLES.indexOf(least)) {
        return void res.status(403).json({ message: 'You are not authorized' });
      }
      await handler(req, res, caller);
    };
}

/** The header wins over the body. Only some clients send the token in the body. */
function tokenOf(req: Request): string | undefined {
  const token: unknown = req.get('token') || bodyOf(req)['token'];
  return typeof token === 'string' && token !== '' ? token : undefined;
}
