import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { placeManyOrders, placeOrder, newShopper } from '../tests/e2e/shoppers.ts';
import { requireReviewedProduct } from '../tests/e2e/screens.ts';
import { plentiful, putIntoCart } from '../tests/e2e/shopping/cart-steps.ts';
import { seededAccount } from '../tests/support/accounts.ts';
import { openBrowser, quiet, resize, signInAs, takenOver, WIDTHS } from '../tests/support/browser/browser.ts';
import { startShop, type Shop } from '../tests/support/servers/shop.ts';
import { make, SEEDED_DATABASE } from './build/steps.ts';
import { compare } from './looks/compare.ts';
import { screensOf, type Screen, type Stock } from './looks/screens.ts';

/** A longer page is cut, in px. */
const MOST_HEIGHT = 3000;
const ADD_TO_WISHLIST = 'mutation ($productId: ID!) { addToWishlist(productId: $productId) { code } }';

// npm run looks -- FOLDER [--only TEXT]: pictures of every screen of the built shop.
// npm run looks -- --compare BEFORE AFTER FOLDER: both sides by side, the most different first.
const options = { only: { type: 'string', default: '' }, compare: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [folder, after, sheets] = positionals;
if (folder === undefined) throw new Error('Which folder?');
if (!values.compare) await takeAll(folder);
else if (after !== undefined && sheets !== undefined) await compare(folder, after, sheets);
else throw new Error('--compare wants the folders before, after, and for the result.');
// The database in memory would keep the process.
process.exit();

async function takeAll(into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await make(SEEDED_DATABASE);
  const shop = await startShop({ without: ['rates'] });
  const browser = await openBrowser();
  await placeManyOrders(shop, 5);
  const shoppers = new Map<number, Awaited<ReturnType<typeof shopperOf>>>();
  for (const width of Object.values(WIDTHS)) shoppers.set(width, await shopperOf(shop, width));
  for (const who of ['guest', 'admin', 'superAdmin', 'user'] as const) {
    const windows: Promise<void>[] = [];
    for (const [width, { account, stock }] of shoppers) {
      const screens = Object.entries(screensOf(stock)[who] ?? {}).filter(
        ([name, { widths = [width] }]) => name.includes(values.only) && widths.includes(width),
      );
      if (screens.length === 0) continue;
      const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
      const person = who === 'user' ? account : who !== 'guest' && seededAccount(who);
      if (person) await signInAs(await context.newPage(), person);
      windows.push(takeEach(context, screens, width, into));
    }
    await Promise.all(windows);
  }
  await browser.close();
  await shop.close();
}

/** One for each width: what one does on its screens is not seen on another's. */
async function shopperOf(shop: Shop, width: number) {
  const account = await newShopper(shop, `kavya.${width}@example.com`);
  const { id: product } = await requireReviewedProduct(shop);
  const [first, second, bought] = await plentiful(shop);
  for (const { id } of [first, second]) {
    await putIntoCart(account, id);
    await account.query(ADD_TO_WISHLIST, { productId: id });
  }
  const { id: order } = await placeOrder(shop, account, 2, 5);
  return { account, stock: { product, bought: bought.id, order } satisfies Stock };
}

async function takeEach(context: BrowserContext, screens: [string, Screen][], width: number, into: string) {
  for (const [name, screen] of screens)
    await take(context, screen, width, join(into, `${name}-${width}`)).catch((error: unknown) =>
      console.error(`${name}, ${width} pixels: ${String(error)}`),
    );
  await context.close();
}

async function take(context: BrowserContext, screen: Screen, width: number, file: string): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await resize(page, width);
    await page.goto(screen.path);
    await takenOver(page);
    await quiet(page);
    await screen.act?.(page);
    // A window as high as the page loads pictures that wait for being in sight.
    if (!screen.window) await resize(page, width, MOST_HEIGHT);
    await quiet(page);
    await drawn(page);
    await resize(page, width);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(MOST_HEIGHT, height) } };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = `${file}-${colorScheme}.png`;
      await page.screenshot({ path, animations: 'disabled', ...(!screen.window && whole) });
    }
  } finally {
    await page.close();
  }
}

/** Resolves once fonts and pictures are there. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images]
        .filter(({ loading, complete }) => complete || loading !== 'lazy')
        .map((image) => image.decode()),
    );
  });
}
