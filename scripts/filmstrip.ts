import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { CODEGEN, make, WEB } from './build/steps.ts';
import { drawStrips, type Strip } from './filmstrip/draw.ts';
import { NO_CHROMIUM, provideChromium } from './test/chromium.ts';
import { startShopProcess, type ShopProcess } from './lighthouse/shop-process.ts';

// npm run filmstrip [-- --folder docs/pictures]: what a cheap phone on slow 4G shows every half second, where the server renders
// the page and where the browser does.

/** As in the browser's tools: "Slow 4G", and a processor a quarter as fast. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const FRAMES = 8;
const EVERY_MS = 500;

const { folder } = parseArgs({ options: { folder: { type: 'string', default: 'docs/pictures' } } }).values;

await make(CODEGEN, WEB);
const executablePath = provideChromium();
if (!executablePath) throw new Error(NO_CHROMIUM);
mkdirSync(folder, { recursive: true });
await using rendered = await startShopProcess();
await using unrendered = await startShopProcess({ SERVER_RENDERING: 'off' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const detail = await firstProduct(rendered);
for (const [name, path] of Object.entries({ list: '/products', detail })) {
  const strips: Strip[] = [];
  for (const [title, shop] of Object.entries({ 'The browser renders': unrendered, 'The server renders': rendered })) {
    await film(browser, shop.url + path); // the first page of a process takes longer
    strips.push({ title, frames: await film(browser, shop.url + path) });
  }
  const file = `${folder}/filmstrip-${name}.webp`;
  await drawStrips(file, strips, EVERY_MS);
  process.stdout.write(`${file}\n`);
}
await browser.close();

async function firstProduct({ url }: ShopProcess): Promise<string> {
  const html = await (await fetch(`${url}/products`)).text();
  const [path] = /\/product\/single\/\w+/.exec(html) ?? [];
  if (!path) throw new Error('The list has no products.');
  return path;
}

/** JPEG pictures of the window, one for each half second from the start of the navigation; undefined: nothing was drawn yet. */
async function film(browser: Browser, url: string): Promise<(Buffer | undefined)[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen: { at: number; data: string }[] = [];
  tools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    seen.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    // The last frames may come while the window is being closed.
    tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await tools.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 412, maxHeight: 823 });
  const started = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(Math.max(0, started + FRAMES * EVERY_MS - Date.now()));
  await tools.send('Page.stopScreencast');
  await context.close();
  return Array.from({ length: FRAMES }, (_, index) => {
    const until = started + (index + 1) * EVERY_MS;
    const last = seen.findLast(({ at }) => at >= started && at <= until);
    return last && Buffer.from(last.data, 'base64');
  });
}
