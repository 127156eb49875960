import dns, { type LookupAddress } from 'node:dns';
import { vi } from 'vitest';

type Answer = (error: Error | null, addresses: LookupAddress[]) => void;

/** A host's name that this process can't find until it leads to 127.0.0.1. */
export interface LostName extends Disposable {
  leadsHere: () => void;
}

/** Takes `host` out of what this process finds; all other names are found as ever. */
export function nameFor(host: string): LostName {
  const { lookup } = dns;
  let found = false;
  const look = (name: string, options: object, answer: Answer): void => {
    if (name !== host) return lookup(name, { ...options, all: true }, answer);
    if (found) return answer(null, [{ address: '127.0.0.1', family: 4 }]);
    answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
  };
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(look as typeof lookup);
  return {
    leadsHere: () => void (found = true),
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}
