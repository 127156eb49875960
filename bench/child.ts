import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { inspect } from 'node:util';

/** What a child process can be asked to do by the one that started it, by name. */
export type Duties = Record<string, (input: never) => Promise<unknown>>;

/** A request to a child and its answer. `ask` in processes.ts is the other end. */
export interface Ask {
  duty: string;
  input: unknown;
}
export type Reply = { output: unknown } | { failed: string };

/** Does what the parent process asks for, one thing at a time. */
export function obey(duties: Duties): void {
  process.on('message', ({ duty, input }: Ask) => {
    const done = duties[duty]?.(input as never) ?? Promise.reject(new Error(`Nobody does ${duty}`));
    void done.then(
      (output) => process.send?.({ output } satisfies Reply),
      (error: unknown) => process.send?.({ failed: inspect(error) } satisfies Reply),
    );
  });
}

/** Listens on a free port of this machine and says where. The process ends with the one that started it. */
export function sayListening(server: Server | NetServer): void {
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`Listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}
