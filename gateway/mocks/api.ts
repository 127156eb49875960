// The shop without an API, for tests and development of screens. `same-answers.test.ts` holds it to the real one.
import { AUTH_REFUSALS } from '../rest/outcomes.ts';
import type { RestAnswer } from '../rest/call.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { Endpoints } from './answers.ts';
import { cartEndpoints } from './cart.api.ts';
import type { MockOptions } from './options.ts';
import { orderEndpoints } from './orders.api.ts';
import { productEndpoints } from './products.api.ts';
import { userOfToken, type MockShop } from './store.ts';
import { userEndpoints } from './users.api.ts';

export type MockApi = (endpoint: Endpoint, input: Record<string, unknown>, token: string | undefined) => RestAnswer;

const LOG_IN_FIRST = AUTH_REFUSALS.find(({ code }) => code === 'UNAUTHENTICATED')?.text;

/** The REST API in memory. It checks what only an API knows: accounts, stock, and what is there. */
export function createMockApi(shop: MockShop, options: MockOptions): MockApi {
  const parts: Endpoints[] = [
    productEndpoints(shop),
    userEndpoints(shop, options),
    cartEndpoints(shop),
    orderEndpoints(shop),
  ];
  const guest = new Map(parts.flatMap((part) => Object.entries(part.guest ?? {})));
  const member = new Map(parts.flatMap((part) => Object.entries(part.member ?? {})));

  return ({ name, call }, input, token) => {
    const given = { ...input, ...(name !== call && { id: call.slice(call.lastIndexOf('/') + 1) }) } as never;
    const forGuest = guest.get(name);
    if (forGuest) return forGuest(given);
    const forMember = member.get(name);
    if (!forMember) throw new Error(`The mock API has no ${name}.`);
    const user = token === undefined ? undefined : userOfToken(shop, token);
    return user ? forMember(given, user) : { status: 401, body: { message: LOG_IN_FIRST } };
  };
}
