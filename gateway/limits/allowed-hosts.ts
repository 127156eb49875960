import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { refuse } from '../errors/http.ts';

/** True for a request that was sent to a name of the gateway. Ports do not count. */
export type AllowedHosts = (req: IncomingMessage) => boolean;

/** The names by which a machine calls itself. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The names of this machine, of `publicUrl` and those in `named`. Without `named`, production allows every name, and development
 * also every address, so that a telephone in the same network reaches it. A page of another site can have its own name lead to a
 * developer's machine (DNS rebinding), but the browser still sends that site's name in the header `host`.
 */
export function allowedHosts(
  named: readonly string[] | undefined,
  { production, publicUrl }: { production: boolean; publicUrl: string | undefined },
): AllowedHosts {
  if (!named && production) return () => true;
  const names = new Set([...LOCAL, ...(named ?? []).map((name) => name.toLowerCase())]);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  function allows(host: string | undefined): boolean {
    const name = hostnameOf(host) ?? '';
    // An address is safe: no other site can make it lead here.
    return names.has(name) || (!named && isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0);
  }
  let last: { host: string | undefined; allowed: boolean } | undefined;
  return ({ headers: { host } }) => {
    // Nearly all requests name the same host, and parsing one takes 1 to 2 µs.
    if (last?.host !== host || !last) last = { host, allowed: allows(host) };
    return last.allowed;
  };
}

/** Answers a request to any other name with 421, before its body is read. */
export function requireAllowedHost(isAllowed: AllowedHosts): RequestHandler {
  return (req, res, next) => {
    if (isAllowed(req)) return next();
    const message =
      'This shop does not answer to the host name of this request. Whoever runs it can add the name to ALLOWED_HOSTS.';
    refuse(req, res, 421, 'HOST_NOT_ALLOWED', message);
  };
}

/** True for a host name or an address, without a port. */
export const isHostName = (name: string): boolean => hostnameOf(name) === name.toLowerCase();

/** The name in a header `host`, in lower case and without its port; undefined if there is none. */
function hostnameOf(host: string | undefined): string | undefined {
  return host !== undefined && /^[\w.[\]:-]+$/.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;
}
