import type { Dispatcher } from 'undici';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type SendMethod = Exclude<Method, 'GET'>;

export interface Endpoint<Verb extends Method = Method> {
  readonly name: string; // `VERB /path/{id}`, for metrics, traces and descriptions
  readonly call: string; // the name with its id, for errors and the log
  readonly method: Verb & Dispatcher.HttpMethod;
  readonly path: string;
  readonly defers?: string; // lists of objects under this name are parsed when they are read: `DeferredList`
}

const names = new Set<string>();

export const ENDPOINTS: ReadonlySet<string> = names; // complete once the modules that declare them are loaded

export function endpoint<Verb extends Method>(
  name: `${Verb} /${string}`,
  more?: Pick<Endpoint, 'defers'>,
): Endpoint<Verb> {
  const [method, path] = name.split(' ') as [Verb, string];
  names.add(name);
  return { name, call: name, method, path, ...more };
}

export function withId<Verb extends Method>({ name, method, path }: Endpoint<Verb>, id: string): Endpoint<Verb> {
  const filled = path.replace('{id}', () => segment(id));
  return { name, call: `${method} ${filled}`, method, path: filled };
}

/** Text from data stays one part of a path. */
export function segment(value: string): string {
  return encodeURIComponent(value).replaceAll('.', '%2E');
}

export type QueryValue = string | number | readonly (string | number)[] | undefined; // a list repeats its key

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
