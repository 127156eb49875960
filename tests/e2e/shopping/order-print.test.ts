import { expect, test } from 'vitest';
import { signInAs } from '../../support/browser/browser.ts';
import { newShopper, placeOrder } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

/** Each page of a PDF file has an object of this type. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('an order is printed in black on white, a long one on two pages', () =>
  at.visit({ colorScheme: 'dark' }, async (page) => {
    const shopper = await newShopper(at.shop);
    const short = await placeOrder(at.shop, shopper, 1);
    const { id, titles } = await placeOrder(at.shop, shopper, 40, 1);
    await signInAs(page, shopper);
    await page.goto(`/orders/details/orderId/${short.id}`);
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    // The browser's print event; `emulateMedia` has none.
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.goto(`/orders/details/orderId/${id}`);
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);

    const paper = page.getByRole('article');
    expect(await paper.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await paper.waitFor();
    for (const part of ['banner', 'contentinfo', 'main', 'button'] as const)
      expect(await page.getByRole(part).count(), part).toBe(0);
    expect(await paper.getByRole('rowheader').allTextContents()).toEqual([
      ...titles,
      'Items price',
      'Shipping',
      'Tax',
      'Payable',
    ]);
    await paper.getByText(id, { exact: true }).waitFor();
    const colours = await paper.evaluate((element) =>
      [element.querySelector('td') ?? element, document.body].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return one === document.body ? backgroundColor : color;
      }),
    );
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }));
