import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { openStoreDatabase, type RunStatement, type StoreDatabase, type StorePlace } from './database.ts';

/** What the thread of the store does for its process. */
export interface ThreadFunctions {
  run: RunStatement;
  close: () => Promise<void>;
}

let opening: Promise<StoreDatabase> | undefined;

/** A database that could not be opened is tried again with the next statement. */
function opened(): Promise<StoreDatabase> {
  opening ??= openStoreDatabase(workerData as StorePlace).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

const functions: ThreadFunctions = {
  async run(sql, values, method) {
    try {
      const { rows } = await (await opened()).run(sql, values, method);
      return { rows };
    } catch (error) {
      // Security: a driver's error may hold the address with its password.
      throw new Error(error instanceof Error ? error.message : String(error));
    }
  },
  async close() {
    await (await opening)?.close();
  },
};

createBirpc<object, ThreadFunctions>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (listen) => parentPort?.on('message', listen),
});
