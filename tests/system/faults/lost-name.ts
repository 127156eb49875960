import dns, { type LookupAddress } from 'node:dns';
import { vi } from 'vitest';

type Answer = (error: Error | null, addresses: LookupAddress[]) => void;

/** A host name that cannot be resolved until `restore` is called; then it resolves to 127.0.0.1. */
export interface LostName extends Disposable {
  restore: () => void;
}

/** Makes DNS look-ups of `host` fail in this process. All other names are resolved as usual. */
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
    restore: () => void (found = true),
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}
