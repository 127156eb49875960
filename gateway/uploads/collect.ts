import type { Logger } from 'pino';
import type { Rest } from '../rest/client.ts';
import { BY_ID, PER_CALL } from '../domains/products/products.indexed.ts';
import { LIST_PRODUCTS, readProductRecords } from '../domains/products/products.rest.ts';
import { KEPT_FOLDER, type KeptPicture, type PictureStorage } from './names.ts';

export interface CollectOptions {
  storage: PictureStorage;
  /** Undefined, or a rejection: not known. */
  inUse: () => Promise<ReadonlySet<string> | undefined>;
  log: Logger;
  now?: () => number; // ms since 1970
}

const ROUND_MS = 6 * 3_600_000;
const FIRST_MS = 600_000; // after the start
const UNUSED_MS = 24 * 3_600_000; // since the upload, and as long seen unused: time to save a form, and to undo a change
const MOST_REMOVED = 100; // in one round

/**
 * Removes pictures that no product has used for a day. What was seen unused is in memory: after a restart the day begins anew. Several
 * gateways may each do it. A product that is added while the catalogue is read can be missed, but not in all rounds of a day.
 */
export function createCollector({ storage, inUse, log, now = Date.now }: CollectOptions) {
  let unusedSince = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let stopped = false;

  /** Returns the number of pictures that it has removed. */
  async function round(): Promise<number> {
    const at = now();
    const old = (await storage.list()).filter((picture) => isOld(picture, at));
    if (old.length === 0) return 0; // and the API is not asked
    const used = await inUse();
    if (!used) {
      log.info('unused pictures stay: the catalogue could not be read whole');
      return 0;
    }
    const unused = old.filter(({ hash }) => !used.has(hash));
    unusedSince = new Map(unused.map(({ hash }) => [hash, unusedSince.get(hash) ?? at]));
    const due = unused.filter(({ hash }) => at - (unusedSince.get(hash) ?? at) >= UNUSED_MS).slice(0, MOST_REMOVED);
    let removed = 0;
    for (const { hash } of due) {
      const again = stopped ? undefined : await storage.find(hash); // it may have been uploaded again
      if (!again || !isOld(again, now())) continue;
      await storage.remove(hash);
      unusedSince.delete(hash);
      removed += 1;
    }
    if (removed > 0) log.info({ removed }, 'pictures that no product used were removed');
    return removed;
  }

  function plan(ms: number): void {
    timer = setTimeout(() => {
      running = round()
        .catch((err: unknown) => log.warn({ err }, 'unused pictures could not be looked for'))
        .finally(() => {
          running = undefined;
          if (!stopped) plan(ROUND_MS);
        });
    }, ms).unref();
  }

  return {
    round,
    start: () => plan(FIRST_MS),
    /** Resolves once a round under way has ended. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const isOld = ({ keptAt }: KeptPicture, at: number): boolean => at - keptAt >= UNUSED_MS;

const MAX_PAGES = 500; // 100,000 products

const KEPT = new RegExp(`${KEPT_FOLDER}([0-9a-f]{64})-`, 'g');

/**
 * The pictures that any product mentions, in any of its fields. Undefined: the catalogue could not be read whole, so it is not known
 * which are unused. That is so for an empty catalogue too, since an API that has lost its data looks the same.
 */
export async function picturesInUse(bind: () => Rest): Promise<ReadonlySet<string> | undefined> {
  const used = new Set<string>();
  let wasShort = false; // only the last page may be
  let before = '';
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const records = readProductRecords(await bind().get(LIST_PRODUCTS, { ...BY_ID, page, limit: PER_CALL }), PER_CALL);
    if (records.length === 0) return page > 1 ? used : undefined;
    const text = JSON.stringify(records);
    if (wasShort || text === before) return undefined; // an API that knows no pages gives the same one again
    before = text;
    wasShort = records.length < PER_CALL;
    // The raw records: one that the gateway cannot read has pictures, too.
    for (const [, hash = ''] of text.matchAll(KEPT)) used.add(hash);
  }
  return undefined;
}
