import { refusal } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo } from '../session/roles.ts';
import type { GatewayContext } from './context.ts';
import type { User } from './users/users.rest.ts';

/** For an `@auth` field whose calls are all public, so that none of them checks the caller. Gives the caller. */
export async function confirmRole(context: GatewayContext, requires: Role): Promise<User> {
  const caller = await context.confirmedCaller();
  if (requires !== 'USER' && !mayDo(caller.role, requires)) throw refusal('FORBIDDEN');
  return caller;
}
