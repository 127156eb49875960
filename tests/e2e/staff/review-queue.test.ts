import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ store: {} }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const QUEUE = '{ reviewQueue(limit: 1) { newCount watchedCount allCount } }';

async function countsNow() {
  const superAdmin = await shop.as('superAdmin');
  const { data } = await superAdmin.query<{ reviewQueue: Record<'newCount' | 'watchedCount' | 'allCount', number> }>(
    QUEUE,
  );
  return data.reviewQueue;
}

async function open(page: Page, show: string): Promise<void> {
  await signIn(page, 'superAdmin');
  await page.goto(`/superAdmin?tab=queue${show}`);
  await page
    .getByRole('button', { name: /^Delete the review/ })
    .first()
    .waitFor();
}

test('a page of reviews is read with one press', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { newCount, allCount } = await countsNow();
    await open(page, '');
    await expectAccessible(page, 'review queue');
    await page.getByRole('button', { name: 'Mark 20 reviews on this page as read' }).click();
    await page.getByText('20 reviews marked as read.').waitFor();
    await page.getByRole('button', { name: `New ${newCount - 20}` }).waitFor();
    expect(await countsNow()).toMatchObject({ newCount: newCount - 20, allCount });
  }));

test('a deletion needs a reason, and is taken back with one press', () =>
  visit(browser, shop.url, {}, async (page) => {
    const superAdmin = await shop.as('superAdmin');
    await superAdmin.query('mutation { setWatchWords(words: ["used"]) { code } }');
    const before = await countsNow();
    await open(page, '&show=WATCHED');
    await page
      .getByRole('button', { name: /^Delete the review/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    const remove = question.getByRole('button', { name: 'Delete review' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(page, 'question before a review is deleted');
    // The field has the focus already.
    await page.keyboard.type('Spam');
    await remove.click();
    await page.getByRole('button', { name: /^Undo: keep the review/ }).click();
    await page.getByText(/^The review by .* stays\.$/).waitFor();
    expect(await countsNow()).toEqual(before);
  }));

test('all new reviews are read with one press, and new again with another', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { newCount } = await countsNow();
    await open(page, '');
    await page.getByRole('button', { name: `Mark all ${newCount} as read` }).click();
    await page.getByText(`${newCount} reviews marked as read.`).waitFor();
    expect((await countsNow()).newCount).toBe(0);
    await expectAccessible(page, 'marks that can be taken back');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText(`${newCount} reviews are new again.`).waitFor();
    expect((await countsNow()).newCount).toBe(newCount);
  }));
