import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { signIn } from '../../support/browser/browser.ts';
import { catalogue, requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const comment = (page: Page) => page.getByRole('textbox', { name: 'Your review' });
const region = (page: Page) => page.getByRole('region', { name: 'Reviews' });

async function review(page: Page, stars: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /^(Write a|Edit your) review$/, expanded: false }).click();
  await page.getByRole('radio', { name: stars }).check();
  await comment(page).fill(text);
  await page.getByRole('button', { name: /^(Submit review|Save changes)$/ }).click();
}

test('a review changes rating, count and list without a reload; a second one changes the first', () =>
  at.visit({}, async (page) => {
    const product = (await catalogue(at.shop)).find(({ reviews }) => reviews.length === 0);
    if (!product) throw new Error('Every product has reviews.');
    await signIn(page);
    await page.goto(`/product/single/${product.id}`);
    await region(page).getByText('No reviews yet').waitFor();
    await page.evaluate(() => Object.assign(window, { untouched: true }));

    await review(page, '2 stars', 'Smaller than it looks.');
    await page.getByText('Review Added').waitFor();
    await region(page).getByText('Smaller than it looks.').waitFor();
    await region(page).getByRole('img', { name: 'Rated 2 out of 5' }).first().waitFor();
    await page.getByRole('link', { name: '1 review', exact: true }).waitFor();
    expect(await comment(page).count()).toBe(0);

    // Its mark is in the line of the name.
    const mine = region(page).getByRole('listitem').first();
    const mark = await boxOf(mine.locator('strong'));
    expect(mark.top).toBeLessThan((await boxOf(mine.getByRole('heading'))).bottom);

    await review(page, '5 stars', 'Just the right size, after all.');
    await page.getByText('Review updated').waitFor();
    await region(page).getByText('Just the right size, after all.').waitFor();
    await region(page).getByRole('img', { name: 'Rated 5 out of 5' }).first().waitFor();
    await page.getByRole('link', { name: '1 review', exact: true }).waitFor();
    expect(await region(page).getByText('Smaller than it looks.').count()).toBe(0);
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);

    // Another browser of the same shopper knows it, too.
    await at.visit({}, async (other) => {
      await signIn(other);
      await other.goto(`/product/single/${product.id}`);
      await other.getByRole('button', { name: 'Edit your review' }).click();
      expect(await comment(other).inputValue()).toBe('Just the right size, after all.');
    });
  }));

test('axe finds nothing in the form, with the stars in focus; the bars are large enough for a finger', () =>
  at.visit({ width: 375 }, async (page) => {
    const { id } = await requireReviewedProduct(at.shop);
    await page.goto(`/product/single/${id}`);
    const bars = region(page).getByRole('group', { name: 'Show reviews by stars' }).getByRole('button');
    await bars.first().waitFor();
    const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
    expect(heights).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: '3 stars', checked: true }).waitFor();
    await expectAccessible(page, 'review form');
  }));
