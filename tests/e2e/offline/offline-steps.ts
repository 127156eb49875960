import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../../support/eventually.ts';

/** What the browser logs of a line that is away. */
export const LINE_AWAY = /Failed to load resource|ERR_|net::/;

/** Waits until a service worker serves the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Takes the line away, and waits until the page knows: what is clicked before is taken for sent. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Names of the operations whose answers are kept, in order. */
export function keptOperations(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('haat-catalogue')).keys();
    return kept.map(({ url }) => new URL(url).searchParams.get('operationName'));
  });
}

export async function keeps(page: Page, ...operations: string[]): Promise<void> {
  await eventually(async () => expect(await keptOperations(page)).toEqual(operations));
}

/** Addresses and texts of all that is in any cache of the shop. */
export function cachedTexts(page: Page): Promise<{ url: string; cacheControl: string | null; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; cacheControl: string | null; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        if (!response) continue;
        const cacheControl = response.headers.get('cache-control');
        found.push({ url: request.url, cacheControl, text: await response.text() });
      }
    }
    return found;
  });
}

export const bar = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);
