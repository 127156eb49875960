import type { ApiAnswer, CallInput, Person, TestApi } from '../../support/servers/api.ts';

/** Shared by all exercises. */
export interface Scene {
  api: TestApi;
  user: Person;
  admin: Person;
  superAdmin: Person;
}

/** Makes the exercise's call, checks the answer against the description, and returns it. */
export type Send = (input?: CallInput & { path?: string; on?: TestApi }) => Promise<ApiAnswer>;

/** An API without its database, and a token that it issued before. */
export interface Broken {
  api: TestApi;
  person: Person;
}

/** Produces every described answer of one operation. */
export type Exercise = (send: Send, scene: Scene, broken: Broken) => Promise<void>;

/** An id that no record has. */
export const NOBODYS_ID = 'ffffffffffffffffffffffff';

/** Sends requests that are refused because of the caller. */
export async function refusals(send: Send, { user }: Scene, forbidden?: Person): Promise<void> {
  await send();
  await send({ token: 'not.a.token' });
  await send({ token: user.expiredToken });
  if (forbidden) await send({ token: forbidden.token });
}

/** Sends a call that fails without the database. */
export async function fault(send: Send, { api, person }: Broken, body?: unknown): Promise<void> {
  await send({ on: api, token: person.token, body });
}
