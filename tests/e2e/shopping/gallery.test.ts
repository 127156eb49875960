import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, quiet, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let path: string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  path = `/product/single/${(await requireReviewedProduct(shop)).id}`;
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const opener = (page: Page) => page.getByRole('button', { name: 'Enlarge the pictures' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const says = (page: Page, text: RegExp) => viewer(page).getByRole('status').filter({ hasText: text }).waitFor();

async function open(page: Page): Promise<{ x: number; y: number }> {
  await page.goto(path);
  await opener(page).click();
  const picture = viewer(page).getByRole('img');
  await picture.waitFor();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not laid out.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a double click enlarges, dragging moves, and Escape leads back to the page', () =>
  visit(browser, shop.url, {}, async (page) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(path);
    await quiet(page);
    expect(files.filter((file) => file.includes('/viewer'))).toEqual([]);
    const { x, y } = await open(page);
    expect(files.some((file) => file.includes('/viewer'))).toBe(true);
    const next = await viewer(page).getByRole('button', { name: 'Next picture' }).boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0) / 2).toBeCloseTo(y, -1); // the picture's own middle
    await page.mouse.dblclick(x, y);
    await says(page, /250%/);
    const left = async () => (await viewer(page).getByRole('img').boundingBox())?.x ?? 0;
    const before = await left();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    expect((await left()) - before).toBeCloseTo(120, 0);
    await page.mouse.dblclick(x, y);
    await says(page, /100%/);
    await page.mouse.wheel(0, -300);
    await says(page, /212%/);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  }));

test('back closes the pictures where the page was, and closing them leaves no step behind', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    await page.goto('/products');
    await page.goto(path);
    await opener(page).waitFor();
    await page.mouse.wheel(0, 20);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBe(20);
    await opener(page).click();
    await viewer(page).waitFor();
    const before = await scrolled();
    // As wide as the phone.
    expect((await viewer(page).getByRole('img').boundingBox())?.width).toBeGreaterThan(320);
    await page.goBack();
    await viewer(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(before).toBeGreaterThan(0);
    expect(await scrolled()).toBe(before);
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => viewer(page).getByRole('button', { name: 'Close the pictures' }).click(),
    ]) {
      await opener(page).click();
      await viewer(page).waitFor();
      await close();
      await viewer(page).waitFor({ state: 'hidden' });
    }
    await page.goBack();
    await page.waitForURL('**/products');
  }));

test('two fingers enlarge on a phone, and a swipe or a thumbnail shows another picture', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    const { x, y } = await open(page);
    for (const place of [2, 1]) {
      await viewer(page)
        .getByRole('button', { name: `Picture ${place} of` })
        .click();
      await says(page, new RegExp(`^${place} of`));
    }
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((dx, id) => ({ x: x + dx, y, id })) });
    await send('touchStart', 60);
    await send('touchMove', -20);
    await send('touchMove', -60);
    await send('touchEnd');
    await says(page, /^2 of/);
    await send('touchStart', -30);
    await send('touchStart', -30, 30);
    await send('touchMove', -45, 45);
    await send('touchMove', -60, 60);
    await send('touchEnd');
    await says(page, /200%/);
  }));

test('a finger swipes the pictures of the page, and pulls the page up and down', () =>
  visit(browser, shop.url, { width: 375, touch: true }, async (page) => {
    await page.goto(path);
    const box = await opener(page).boundingBox();
    if (!box) throw new Error('The picture is not laid out.');
    const touch = await page.context().newCDPSession(page);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [dx: number, dy: number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })),
      });
    const pull = async (dx: number, dy: number) => {
      await send('touchStart', [-dx / 2, -dy / 2]);
      for (const part of [-0.3, -0.1, 0.1, 0.3, 0.5]) await send('touchMove', [dx * part, dy * part]);
      await send('touchEnd');
    };
    const shows = (place: number) =>
      page.getByRole('button', { name: `Picture ${place} of`, pressed: true, exact: false }).waitFor();
    await shows(1);
    await pull(-220, 0);
    await shows(2);
    await pull(220, 0);
    await shows(1);
    const scrolled = await page.evaluateHandle(() => ({
      // A page that still moves takes no tap.
      end: new Promise<number>((resolve) => addEventListener('scrollend', () => resolve(scrollY), { once: true })),
    }));
    await pull(0, -220);
    expect(await scrolled.evaluate(({ end }) => end)).toBeGreaterThan(0);
    await opener(page).tap();
    await says(page, /^1 of/);
  }));

test('axe finds nothing in the viewer', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page);
    await expectAccessible(page, 'picture viewer');
  }));
