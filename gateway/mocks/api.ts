import { REFUSALS } from '../rest/outcomes.ts';
import type { RestAnswer } from '../rest/client.ts';
import type { Endpoints } from './answers.ts';
import { cartEndpoints } from './cart.api.ts';
import type { MockOptions } from './options.ts';
import { orderEndpoints } from './orders.api.ts';
import { productEndpoints } from './products.api.ts';
import { userOfToken, type MockShop } from './store.ts';
import { userEndpoints } from './users.api.ts';

/** Answers a call `VERB /path`; `input` is its query or its body, `token` the caller's. */
export type MockApi = (call: string, input: Record<string, unknown>, token: string | undefined) => RestAnswer;

const ID = /[0-9a-f]{24}$/i;
const LOG_IN_FIRST = REFUSALS.find(({ code }) => code === 'UNAUTHENTICATED')?.says;

/** The REST API behind the gateway, in memory. It checks what only an API knows: accounts, stock, and what is there. */
export function createMockApi(shop: MockShop, options: MockOptions): MockApi {
  const parts: Endpoints[] = [
    productEndpoints(shop),
    userEndpoints(shop, options),
    cartEndpoints(shop),
    orderEndpoints(shop),
  ];
  const guest = new Map(parts.flatMap((part) => Object.entries(part.guest ?? {})));
  const member = new Map(parts.flatMap((part) => Object.entries(part.member ?? {})));

  return (call, input, token) => {
    const name = call.replace(ID, '{id}');
    const given = { ...input, ...(name !== call && { id: ID.exec(call)?.[0] }) } as never;
    const forGuest = guest.get(name);
    if (forGuest) return forGuest(given);
    const forMember = member.get(name);
    if (!forMember) throw new Error(`The mock API has no ${name}.`);
    const user = token === undefined ? undefined : userOfToken(shop, token);
    return user ? forMember(given, user) : { status: 401, body: { message: LOG_IN_FIRST } };
  };
}
