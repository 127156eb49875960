import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { refuse } from '../errors/http.ts';
import type { SettingReaders } from '../lib/env.ts';

/** Tells whether a request was sent to a name that the gateway answers to. Ports don't count. */
export type AllowedHosts = (req: IncomingMessage) => boolean;

/** The names by which a machine calls itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const ANY: AllowedHosts = () => true;

/**
 * ALLOWED_HOSTS: names beside those of this machine and of `publicUrl`. Without it every name is allowed in production, and in
 * development only those and addresses, by which a telephone in the same network may reach it. A page of another site can have its own name lead to a developer's machine (DNS rebinding), but the
 * browser goes on naming that site in the header `host`.
 */
export function allowedHostsIn(
  { list, problems }: SettingReaders,
  production: boolean,
  publicUrl: string | undefined,
): AllowedHosts {
  const named = list('ALLOWED_HOSTS');
  if (!named && production) return ANY;
  const names = new Set(LOCAL);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  for (const name of named ?? []) {
    if (hostnameOf(name) !== name.toLowerCase()) {
      problems.push(`ALLOWED_HOSTS must be host names separated by commas, without a port, but has "${name}".`);
    }
    names.add(name.toLowerCase());
  }
  function allows(host: string | undefined): boolean {
    const name = hostnameOf(host) ?? '';
    // Nobody can lead an address elsewhere: a page that was loaded from one was loaded from here.
    return names.has(name) || (!named && isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0);
  }
  let last: { host: string | undefined; allowed: boolean } | undefined;
  return ({ headers: { host } }) => {
    // Nearly all requests name the same host, and reading one takes a microsecond or two.
    if (last?.host !== host || !last) last = { host, allowed: allows(host) };
    return last.allowed;
  };
}

/** Turns away what was sent to any other name, before anything of it is read. */
export function requireAllowedHost(isAllowed: AllowedHosts): RequestHandler {
  return (req, res, next) => {
    if (isAllowed(req)) return next();
    const message =
      'This shop does not answer to the host name of this request. Whoever runs it can add the name to ALLOWED_HOSTS.';
    refuse(req, res, 421, 'HOST_NOT_ALLOWED', message);
  };
}

/** The name in a header `host`, in lower case and without its port; undefined for what is none. */
function hostnameOf(host: string | undefined): string | undefined {
  return host !== undefined && /^[\w.[\]:-]+$/.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;
}
