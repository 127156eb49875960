import { addressOf, type OperationRequest } from '../apollo/operation-request.ts';
import { CATALOGUE_CACHE, PICTURE_CACHE } from '../lib/kept-caches.ts';

/** As Apollo's link sends them. No form of another site can send this content type, so it passes Apollo Server's CSRF prevention. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

const MOST_ANSWERS = 60;

/**
 * Keeps what guests are answered for a screen that was seen, so that it can be read without a connection
 * (apollo/kept-answers.ts). Security: without cookie and token the gateway answers nothing personal, and only what it
 * calls public is kept.
 */
export async function keepSeen(request: OperationRequest): Promise<void> {
  const address = addressOf(request);
  const response = await fetch(address, { headers: HEADERS, credentials: 'omit', priority: 'low' });
  if (!response.ok || !/^public\b/.test(response.headers.get('cache-control') ?? '')) return;
  const cache = await caches.open(CATALOGUE_CACHE);
  // The newest is last.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_ANSWERS).map((oldest) => cache.delete(oldest, { ignoreVary: true })));
}

/** When the answer that is kept for a screen was given, in ms. */
export async function keptTime(request: OperationRequest): Promise<number | undefined> {
  const address = addressOf(request);
  const kept = await caches.match(address, { cacheName: CATALOGUE_CACHE, ignoreVary: true });
  return kept && Date.parse(kept.headers.get('date') ?? '');
}

/** Which products somebody has looked at is their own business. */
export async function forgetSeen(): Promise<void> {
  await Promise.all([CATALOGUE_CACHE, PICTURE_CACHE].map((name) => caches.delete(name)));
}
