import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startShop } from '../../support/servers/shop.ts';

/** Links of the informational answers to a request, by status, and the final status. */
async function hintsOf(url: string): Promise<{ hints: string[]; status: number | undefined }> {
  const hints: string[] = [];
  const request = get(url, { agent: false });
  request.on('information', ({ statusCode, headers }) => hints.push(`${statusCode} ${String(headers['link'])}`));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { hints, status: response.statusCode };
}

test('a page that has to be rendered is announced with its fonts, a kept one is not', async () => {
  await using shop = await startShop({ earlyHints: true });
  const [first, second] = [await hintsOf(`${shop.url}/`), await hintsOf(`${shop.url}/`)];
  expect([first.status, first.hints.length]).toEqual([200, 1]);
  expect([second.status, second.hints]).toEqual([200, []]);
  const fonts = [...(first.hints[0] ?? '').matchAll(/<(\/assets\/[^>]+\.woff2)>; rel=preload; as=font; crossorigin/g)];
  expect(fonts.length).toBe(2);
  for (const [, path = ''] of fonts) expect((await fetch(shop.url + path)).status).toBe(200);
});

test('nobody gets hints unless they are switched on', async () => {
  await using shop = await startShop();
  expect((await hintsOf(`${shop.url}/`)).hints).toEqual([]);
});
