import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { sendError } from '../errors/http.ts';

export type AllowedHosts = (req: IncomingMessage) => boolean;

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Without `named`, production allows every name. Development also allows every address, for a telephone in the same network: no
 * other site can make an address lead here. It can make its own name lead to a developer's machine (DNS rebinding), but the browser
 * still sends that name in the header `host`.
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
    return names.has(name) || (!named && isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0);
  }
  let last: { host: string | undefined; allowed: boolean } | undefined; // parsing takes 1 to 2 µs
  return ({ headers: { host } }) => {
    if (last?.host !== host || !last) last = { host, allowed: allows(host) };
    return last.allowed;
  };
}

/** Answers 421 before the body is read. */
export function requireAllowedHost(isAllowed: AllowedHosts): RequestHandler {
  return (req, res, next) => {
    if (isAllowed(req)) return next();
    const message =
      'This shop does not answer to the host name of this request. Whoever runs it can add the name to ALLOWED_HOSTS.';
    sendError(req, res, 421, 'HOST_NOT_ALLOWED', message);
  };
}

export const isHostName = (name: string): boolean => hostnameOf(name) === name.toLowerCase();

function hostnameOf(host: string | undefined): string | undefined {
  return host !== undefined && /^[\w.[\]:-]+$/.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;
}
