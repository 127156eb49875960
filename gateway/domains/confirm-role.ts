import { refusal } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo } from '../session/roles.ts';
import type { GatewayContext } from './context.ts';

/**
 * Throws unless the API still gives the caller the role: for a field of `@auth` none of whose calls would tell, since it reads what
 * everybody may read.
 */
export async function confirmRole(context: GatewayContext, requires: Role): Promise<void> {
  const role = await context.confirmedRole();
  if (requires !== 'USER' && !mayDo(role, requires)) throw refusal('FORBIDDEN');
}
