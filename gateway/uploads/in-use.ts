import type { Rest } from '../rest/client.ts';
import { BY_ID, PER_CALL } from '../domains/products/products.indexed.ts';
import { LIST_PRODUCTS, readProductRecords } from '../domains/products/products.rest.ts';
import { KEPT_FOLDER } from './names.ts';

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
