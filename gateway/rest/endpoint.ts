import type { Dispatcher } from 'undici';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type SendMethod = Exclude<Method, 'GET'>;

export interface Endpoint<Verb extends Method = Method> {
  /** `VERB /path`, with `{id}` where an id stands: names the endpoint in metrics, traces and descriptions. */
  readonly name: string;
  /** `VERB /path` with its id: names the call in errors and in the log. */
  readonly call: string;
  readonly method: Verb & Dispatcher.HttpMethod;
  readonly path: string;
}

const names = new Set<string>();

/** The names of all endpoints, once the modules that declare them are loaded. */
export const ENDPOINTS: ReadonlySet<string> = names;

export function endpoint<Verb extends Method>(name: `${Verb} /${string}`): Endpoint<Verb> {
  const [method, path] = name.split(' ') as [Verb, string];
  names.add(name);
  return { name, call: name, method, path };
}

/** The endpoint with an id in place of `{id}`. */
export function withId<Verb extends Method>({ name, method, path }: Endpoint<Verb>, id: string): Endpoint<Verb> {
  const filled = path.replace('{id}', () => segment(id));
  return { name, call: `${method} ${filled}`, method, path: filled };
}

/** One part of a path that comes from data, encoded so that it stays one part. */
export function segment(value: string): string {
  return encodeURIComponent(value).replaceAll('.', '%2E');
}

/** A value of a query string: a list repeats its key, undefined leaves it out. */
export type QueryValue = string | number | readonly (string | number)[] | undefined;

export type Query = Record<string, QueryValue>;

export function encodeQuery(query: Query): string {
  let text = '';
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) text += `${text ? '&' : '?'}${name}=${encodeURIComponent(String(item).toWellFormed())}`;
    }
  }
  return text;
}
