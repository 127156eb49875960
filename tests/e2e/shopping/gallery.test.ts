import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let path: string;
beforeAll(async () => {
  path = `/product/single/${(await requireReviewedProduct(at.shop)).id}`;
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

test('a finger swipes the pictures of the page, and pulls the page up and down', () =>
  at.visit({ width: 375, touch: true }, async (page) => {
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
  at.visit({}, async (page) => {
    await open(page);
    await expectAccessible(page, 'picture viewer');
  }));
