import type { ApiAnswer, CallInput, Person, TestApi } from '../../support/servers/api.ts';

/** What the exercises have in common. */
export interface Scene {
  api: TestApi;
  user: Person;
  admin: Person;
  superAdmin: Person;
}

/** Makes the exercise's call, holds the answer to the description, and gives it back. */
export type Send = (input?: CallInput & { path?: string; on?: TestApi }) => Promise<ApiAnswer>;

/** The API without its database, and the token of somebody that it knew. */
export interface Broken {
  api: TestApi;
  person: Person;
}

/** Brings out every described answer of one operation. */
export type Exercise = (send: Send, scene: Scene, broken: Broken) => Promise<void>;

/** An id that nothing has. */
export const NOBODYS_ID = 'ffffffffffffffffffffffff';

/** Sends what is refused for the caller's sake. */
export async function refusals(send: Send, { user }: Scene, forbidden?: Person): Promise<void> {
  await send();
  await send({ token: 'not.a.token' });
  await send({ token: user.expiredToken });
  if (forbidden) await send({ token: forbidden.token });
}

/** Sends a call that cannot be answered without the database. */
export async function fault(send: Send, { api, person }: Broken, body?: unknown): Promise<void> {
  await send({ on: api, token: person.token, body });
}
