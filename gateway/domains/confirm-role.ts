import { refusal } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo } from '../session/roles.ts';
import type { GatewayContext } from './context.ts';

/** For an `@auth` field whose calls are all public, so that none of them checks the caller. */
export async function confirmRole(context: GatewayContext, requires: Role): Promise<void> {
  const role = await context.confirmedRole();
  if (requires !== 'USER' && !mayDo(role, requires)) throw refusal('FORBIDDEN');
}
