import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';

/** Functions that the parent process can call in a child process, by name. */
type Handlers = Record<string, (input: never) => Promise<unknown>>;

/** A request of the parent process. `ask` in processes.ts sends it. */
export interface Ask {
  name: string;
  input: unknown;
}
export type Reply = { output: unknown } | { failed: string };

/** Answers the requests of the parent process. */
export function handleRequests(handlers: Handlers): void {
  process.on('message', ({ name, input }: Ask) => {
    const done = handlers[name]?.(input as never) ?? Promise.reject(new Error(`There is no handler ${name}`));
    void done.then(
      (output) => process.send?.({ output } satisfies Reply),
      (error: unknown) => process.send?.({ failed: inspect(error) } satisfies Reply),
    );
  });
}

/** Listens on a free port of this machine and prints it. The process ends with its parent. */
export function listenAndPrint(server: Server): void {
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`Listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}
